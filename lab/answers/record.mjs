// Sends all operations for all of the sample data to a gateway, and writes the answers to a file.
import pLimit from 'p-limit';
import { sendAsSite } from './sendOperation.mjs';
import { canonical, hashOf } from './canonical.mjs';
import { readOperations } from './operations.mjs';
import { requestsOf } from './requests.mjs';
import { createRecording } from './recording.mjs';
import { readSampleData } from './sampleData.mjs';

const concurrency = 8;
const everyMs = 10_000;

export const record = async ({ file, gateway, texts, share, renamed, say }) => {
  const operations = readOperations(texts);
  const started = Date.now();
  const data = await readSampleData(gateway);
  const requests = operations.flatMap((operation) => requestsOf(operation, data, { share, renamed }));
  say(`${operations.length} operations, ${requests.length} requests …`);

  const recording = createRecording(file);
  for (const { name, document } of operations) await recording.write({ operation: name, document });
  let [answered, withErrors, lastProgress] = [0, 0, Date.now()];
  await pLimit(concurrency).map(requests, async ({ operation, ...request }) => {
    const answer = await sendAsSite(gateway, operation, request);
    const hash = hashOf(canonical(answer));
    await recording.write({ operation: operation.name, ...request, hash, answer });
    answered += 1;
    if (answer.errors.length > 0) withErrors += 1;
    if (Date.now() - lastProgress < everyMs) return;
    lastProgress = Date.now();
    say(`${answered} of ${requests.length} answers`);
  });
  await recording.end();
  say(`${answered} answers, ${withErrors} with errors, ${Math.round((Date.now() - started) / 1000)} s`);
};
