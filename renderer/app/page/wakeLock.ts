import { playSilentFilm } from './silentFilm';

/** True if the browser has wake locks. It has none for pages over plain HTTP. */
export const hasWakeLock = (): boolean => 'wakeLock' in navigator;

/**
 * Keeps the screen on until the returned function is called. The system can refuse this, and it
 * releases the lock when the page is hidden. The screen then turns off as usual.
 */
export function keepAwake(): () => void {
  if (!hasWakeLock()) return playSilentFilm();
  let stopped = false;
  let lock: WakeLockSentinel | null = null;
  const ask = async (): Promise<void> => {
    if (stopped || document.visibilityState !== 'visible') return;
    try {
      const given = await navigator.wakeLock.request('screen');
      if (stopped) await given.release();
      else lock = given;
    } catch {
      // Not allowed, or the battery is low. The player cannot change that, so there is no message.
    }
  };
  const onvisible = (): void => void ask();
  document.addEventListener('visibilitychange', onvisible);
  void ask();
  return () => {
    stopped = true;
    document.removeEventListener('visibilitychange', onvisible);
    void lock?.release();
  };
}
