// CPU time and memory of processes, as counted by the operating system.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';

/** utime and stime of /proc/<pid>/stat, in ticks, with the parent. The name, in parentheses, may contain spaces. */
export const parseStat = (stat) => {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
};

/** Seconds of the time column of ps: [[days-]hours:]minutes:seconds. */
export const parseTime = (time) => {
  const [, days = 0, clock] = /^(?:(\d+)-)?(.+)$/.exec(time);
  return Number(days) * 86_400 + clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
};

/** The rows of `ps -A -o pid=,ppid=,time=,rss=`. */
export const parsePs = (text) =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent, time, rss] = line.trim().split(/\s+/);
      return { pid: Number(pid), parent: Number(parent), cpuSeconds: parseTime(time), rssKb: Number(rss) };
    });

/** The processes of a tree: one and all that it started. */
export const treeOf = (pid, processes) => {
  const tree = processes.filter((each) => each.pid === pid);
  for (const each of tree) tree.push(...processes.filter(({ parent }) => parent === each.pid));
  return tree;
};

const hasProc = existsSync('/proc/self/stat');
const ticksPerSecond = hasProc && Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

const readProc = (pid) => {
  try {
    const { parent, ticks } = parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const rssKb = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
    return [{ pid, parent, cpuSeconds: ticks / ticksPerSecond, rssKb }];
  } catch {
    // The process has ended meanwhile.
    return [];
  }
};

const allProcesses = () =>
  hasProc
    ? readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .flatMap((name) => readProc(Number(name)))
    : parsePs(execFileSync('ps', ['-A', '-o', 'pid=,ppid=,time=,rss='], { encoding: 'utf8' }));

/** CPU seconds and resident memory of these processes and those that they started, threads included. */
export const figuresOf = (...pids) => {
  const processes = allProcesses();
  const measured = pids.flatMap((pid) => treeOf(pid, processes));
  return {
    cpuSeconds: measured.reduce((sum, each) => sum + each.cpuSeconds, 0),
    rssMb: measured.reduce((sum, each) => sum + each.rssKb, 0) / 1024,
  };
};
