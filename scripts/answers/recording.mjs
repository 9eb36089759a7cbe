// A recording is a file of JSON lines: first the operations with their documents, then the answers.
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** @returns functions that write one line, and end the file */
export const createRecording = (file) => {
  const stream = createWriteStream(file);
  return {
    write: async (line) => {
      if (!stream.write(`${JSON.stringify(line)}\n`)) await once(stream, 'drain');
    },
    end: async () => {
      stream.end();
      await once(stream, 'finish');
    },
  };
};

/** Keeps only hashes in memory and reads an answer from the file when it is needed. */
export const openRecording = async (file) => {
  const documents = new Map();
  const questions = [];
  let start = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const length = Buffer.byteLength(line);
    const { document, answer: _inFile, ...question } = JSON.parse(line);
    if (document === undefined) questions.push({ ...question, start, length });
    else documents.set(question.operation, document);
    start += length + 1;
  }
  const handle = await open(file);
  return {
    documents,
    questions,
    answerOf: async ({ start: position, length }) => {
      const { buffer } = await handle.read(Buffer.alloc(length), 0, length, position);
      return JSON.parse(buffer.toString('utf8')).answer;
    },
    close: () => handle.close(),
  };
};
