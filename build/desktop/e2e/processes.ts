/** The processes of this machine, from its own tools. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

const LIST_OF_WINDOWS =
  'Get-CimInstance Win32_Process | ForEach-Object { "$($_.ProcessId) $($_.ParentProcessId) R $($_.CommandLine)" }';

/** One line each: process id, parent id, state, command. */
function listed(): string {
  const [program, args] =
    process.platform === 'win32'
      ? ['powershell.exe', ['-NoProfile', '-NonInteractive', '-Command', LIST_OF_WINDOWS]]
      : ['ps', ['-A', '-ww', '-o', 'pid=,ppid=,stat=,args=']];
  return execFileSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
}

/** Zombies have ended and only wait for their parent. */
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

/** All descendants of a process. */
export function descendants(pid: number): readonly number[] {
  const processes = all();
  const of = (above: number): number[] =>
    processes.flatMap((one) =>
      one.parent === above && one.pid !== above ? [one.pid, ...of(one.pid)] : [],
    );
  return of(pid);
}

/** The processes that were started with an argument. */
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

/** The processes that are still running. */
export function alive(pids: readonly number[]): readonly number[] {
  // Reads /proc, because it runs in a loop and starting `ps` takes longer than the wait.
  if (process.platform === 'linux') return pids.filter(isAliveOnLinux);
  return all()
    .map(({ pid }) => pid)
    .filter((pid) => pids.includes(pid));
}
