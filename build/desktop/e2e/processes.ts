/** The processes of this machine, as its own tools list them. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

const LIST_OF_WINDOWS =
  'Get-CimInstance Win32_Process | ForEach-Object { "$($_.ProcessId) $($_.ParentProcessId) R $($_.CommandLine)" }';

/** A line each: its number, its parent's, its state and its command. */
function listed(): string {
  const [program, args] =
    process.platform === 'win32'
      ? ['powershell.exe', ['-NoProfile', '-NonInteractive', '-Command', LIST_OF_WINDOWS]]
      : ['ps', ['-A', '-ww', '-o', 'pid=,ppid=,stat=,args=']];
  return execFileSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
}

/** Zombies have ended, and only wait for somebody to hear of it. */
function all(): readonly Process[] {
  return listed()
    .split(/\r?\n/)
    .map((line) => /^\s*(\d+)\s+(\d+)\s+([^Z\s]\S*)\s?(.*)$/.exec(line))
    .filter((found) => found !== null)
    .map(([, pid, parent, , command = '']) => ({
      pid: Number(pid),
      parent: Number(parent),
      command,
    }));
}

/** All that a process started, and what those started. */
export function descendants(pid: number): readonly number[] {
  const processes = all();
  const of = (above: number): number[] =>
    processes.flatMap((one) =>
      one.parent === above && one.pid !== above ? [one.pid, ...of(one.pid)] : [],
    );
  return of(pid);
}

/** Those of the processes that were started with an argument. */
export function withArgument(pids: readonly number[], argument: string): readonly number[] {
  return all()
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

/** Those that have not ended. */
export function alive(pids: readonly number[]): readonly number[] {
  // Asked again and again while something ends, where starting `ps` takes longer than the end.
  if (process.platform === 'linux') return pids.filter(isAliveOnLinux);
  return all()
    .map(({ pid }) => pid)
    .filter((pid) => pids.includes(pid));
}
