/** The state of sharing, which all pages of the app read. */
import type { ShareState } from '#shared/api/sharing';

class SharedDevices {
  state = $state.raw<ShareState | null>(null);

  /** The number of connected devices. */
  get connectedCount(): number {
    return this.state?.devices.filter(({ isHere }) => isHere).length ?? 0;
  }
}

export const sharedTable = new SharedDevices();
