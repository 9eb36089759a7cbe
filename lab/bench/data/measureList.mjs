// Sends the requests of a list several at once, as long as it takes to know its slowest ones.
import { Agent, request } from 'node:http';

const atOnce = 8;
const maxSeconds = 6;
const maxRequests = 400;

const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

const timeOf = (url) =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    request(url, { agent }, (answer) => {
      answer.resume();
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - start);
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
      answer.on('error', reject);
    })
      .on('error', reject)
      .end();
  });

const percentile = (times, share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];

const inTurn = async (urls, workers) => {
  const end = performance.now() + maxSeconds * 1000;
  const times = [];
  let sent = 0;
  const work = async () => {
    while (sent < maxRequests && (sent < urls.length * 4 || performance.now() < end)) {
      const url = urls[sent % urls.length];
      sent += 1;
      times.push(await timeOf(url));
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return times.toSorted((one, other) => one - other);
};

/** @returns p50 and p99 in ms with one request at a time, and with 8 at once */
export const measureList = async (urls) => {
  for (const url of urls) await timeOf(url);
  const alone = await inTurn(urls, 1);
  const together = await inTurn(urls, atOnce);
  const round = (ms) => Math.round(ms * 10) / 10;
  return {
    alone: round(percentile(alone, 0.5)),
    p50: round(percentile(together, 0.5)),
    p99: round(percentile(together, 0.99)),
  };
};
