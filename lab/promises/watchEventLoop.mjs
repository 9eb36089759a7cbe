// Preloaded into a process: how long its own computing kept the event loop from its timers. What other processes of the machine
// take does not count.
const stepMs = 5;
let longest = 0;
let cpu = process.threadCpuUsage();
let at = performance.now();

setInterval(() => {
  const used = process.threadCpuUsage(cpu);
  const late = performance.now() - at - stepMs;
  longest = Math.max(longest, Math.min(late, (used.user + used.system) / 1_000));
  cpu = process.threadCpuUsage();
  at = performance.now();
}, stepMs).unref();

process.on('message', (message) => {
  if (message !== 'longestStall') return;
  process.send({ longestStall: longest });
  longest = 0;
});
process.channel?.unref();
