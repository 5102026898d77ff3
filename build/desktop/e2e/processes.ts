/** Lists the processes of this machine with the system's own tools. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

const LIST_OF_WINDOWS =
  'Get-CimInstance Win32_Process | ForEach-Object { "$($_.ProcessId) $($_.ParentProcessId) R $($_.CommandLine)" }';

/** Output of the tool: one line for each process with its id, parent id, state and command. */
function processList(): string {
  const [program, args] =
    process.platform === 'win32'
      ? ['powershell.exe', ['-NoProfile', '-NonInteractive', '-Command', LIST_OF_WINDOWS]]
      : ['ps', ['-A', '-ww', '-o', 'pid=,ppid=,stat=,args=']];
  return execFileSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
}

/** All processes but zombies, which have ended and only wait for their parent. */
function allProcesses(): readonly Process[] {
  return processList()
    .split(/\r?\n/)
    .map((line) => /^\s*(\d+)\s+(\d+)\s+([^Z\s]\S*)\s?(.*)$/.exec(line))
    .filter((found) => found !== null)
    .map(([, pid, parent, , command = '']) => ({
      pid: Number(pid),
      parent: Number(parent),
      command,
    }));
}

/** All descendants of a process. */
export function descendants(pid: number): readonly number[] {
  const processes = allProcesses();
  const of = (above: number): number[] =>
    processes.flatMap((one) =>
      one.parent === above && one.pid !== above ? [one.pid, ...of(one.pid)] : [],
    );
  return of(pid);
}

/** Processes among these that were started with an argument. */
export function withArgument(pids: readonly number[], argument: string): readonly number[] {
  return allProcesses()
    .filter(({ pid, command }) => pids.includes(pid) && command.includes(argument))
    .map(({ pid }) => pid);
}

function isAliveOnLinux(pid: number): boolean {
  try {
    return !/\) Z [^)]*$/.test(readFileSync(`/proc/${String(pid)}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Processes among these that are still running. */
export function stillRunning(pids: readonly number[]): readonly number[] {
  // Reads /proc, because it runs in a loop and starting `ps` takes longer than the wait.
  if (process.platform === 'linux') return pids.filter(isAliveOnLinux);
  return allProcesses()
    .map(({ pid }) => pid)
    .filter((pid) => pids.includes(pid));
}
