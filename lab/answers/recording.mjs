// Reads and writes recordings: files of JSON lines, first the operations with their documents, then the answers.
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** @returns functions that write a line and end the file */
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

/** Opens a recording. Holds only hashes in memory and reads answers from the file on demand. */
export const openRecording = async (file) => {
  const documents = new Map();
  const requests = [];
  let start = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const length = Buffer.byteLength(line);
    const { document, answer: _inFile, ...request } = JSON.parse(line);
    if (document === undefined) requests.push({ ...request, start, length });
    else documents.set(request.operation, document);
    start += length + 1;
  }
  const handle = await open(file);
  return {
    documents,
    requests,
    answerOf: async ({ start: position, length }) => {
      const { buffer } = await handle.read(Buffer.alloc(length), 0, length, position);
      return JSON.parse(buffer.toString('utf8')).answer;
    },
    close: () => handle.close(),
  };
};
