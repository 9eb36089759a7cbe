// CPU time of processes, as counted by the operating system.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** CPU seconds of a process and its threads: utime and stime of /proc/<pid>/stat. */
const secondsOf = (pid) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name, in parentheses, may contain spaces.
  const [utime, stime] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(utime) + Number(stime)) / ticksPerSecond;
};

export const cpuSeconds = (pids) => pids.reduce((sum, pid) => sum + secondsOf(pid), 0);
