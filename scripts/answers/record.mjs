// Asks a gateway all operations about the whole sample world, and writes the answers to a file.
import pLimit from 'p-limit';
import { askAsSite } from './ask.mjs';
import { canonical, hashOf } from './canonical.mjs';
import { readOperations } from './operations.mjs';
import { questionsOf } from './questions.mjs';
import { createRecording } from './recording.mjs';
import { readWorld } from './world.mjs';

const atOnce = 8;
const everyMs = 10_000;

export const record = async ({ file, gateway, texts, share, renamed, say }) => {
  const operations = readOperations(texts);
  const started = Date.now();
  const world = await readWorld(gateway);
  const questions = operations.flatMap((operation) => questionsOf(operation, world, { share, renamed }));
  say(`${operations.length} operations, ${questions.length} questions …`);

  const recording = createRecording(file);
  for (const { name, document } of operations) await recording.write({ operation: name, document });
  let [answered, withErrors, said] = [0, 0, Date.now()];
  await pLimit(atOnce).map(questions, async ({ operation, ...question }) => {
    const answer = await askAsSite(gateway, operation, question);
    const hash = hashOf(canonical(answer));
    await recording.write({ operation: operation.name, ...question, hash, answer });
    answered += 1;
    if (answer.errors.length > 0) withErrors += 1;
    if (Date.now() - said < everyMs) return;
    said = Date.now();
    say(`${answered} of ${questions.length} answers`);
  });
  await recording.end();
  say(`${answered} answers, ${withErrors} with errors, ${Math.round((Date.now() - started) / 1000)} s`);
};
