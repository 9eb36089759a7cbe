import { readFileSync } from 'node:fs';

/** When a process began, in clock ticks since boot; null where the system does not tell. */
export const startOf = (pid: number): string | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in parentheses, may hold spaces; the start is the 20th field behind it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
};

/** Whether that very process still runs: a number alone may have been given to another one since. */
export const isAlive = (pid: number, start: string | null): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = startOf(pid);
  return start === null || now === null || now === start;
};
