import { setTimeout as pause } from 'node:timers/promises';
import { post } from '../promises/post.mjs';

/** Lets clients send the same query again and again for some time. @returns each answer, with when it was asked for */
export const visitFor = async (milliseconds, { url, body, clients = 32, pauseMs = 5 }) => {
  const answers = [];
  const started = performance.now();
  const client = async () => {
    while (performance.now() - started < milliseconds) {
      const at = performance.now() - started;
      const answer = await post(url, body()).catch((error) => ({ status: 0, text: '{}', error, ms: 0 }));
      answers.push({ at, ...answer });
      await pause(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return answers;
};

/** Lets new visitors come at a steady rate, however long others wait. @returns each answer, with when it was asked for */
export const arriveFor = async (milliseconds, { url, body, perSecond }) => {
  const started = performance.now();
  const visits = [];
  while (performance.now() - started < milliseconds) {
    const at = performance.now() - started;
    const failed = (error) => ({ status: 0, text: '{}', error, ms: performance.now() - started - at });
    visits.push(
      post(url, body())
        .catch(failed)
        .then((answer) => ({ at, ...answer })),
    );
    await pause(1_000 / perSecond);
  }
  return Promise.all(visits);
};

/** Resolves to the milliseconds until a condition holds; fails after the limit. */
export const until = async (condition, { limitMs, everyMs = 20 }) => {
  const started = performance.now();
  while (!(await condition())) {
    if (performance.now() - started > limitMs) throw new Error(`It took longer than ${limitMs} ms.`);
    await pause(everyMs);
  }
  return performance.now() - started;
};
