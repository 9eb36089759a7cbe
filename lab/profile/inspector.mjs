// Talks to the inspector of a Node process, which makes the profiles.
import { once } from 'node:events';

const connect = async (port) => {
  const [{ webSocketDebuggerUrl }] = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json();
  const socket = new WebSocket(webSocketDebuggerUrl);
  await once(socket, 'open');
  const waiting = new Map();
  let count = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(data);
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (error) reject?.(new Error(error.message));
    else resolve?.(result);
  });
  const send = (method, params = {}) =>
    new Promise((resolve, reject) => {
      count += 1;
      waiting.set(count, { resolve, reject });
      socket.send(JSON.stringify({ id: count, method, params }));
    });
  return { send, close: () => socket.close() };
};

const samplingMicroseconds = 500;
const samplingBytes = 16_384;

/** The CPU profile of a process while `work` runs. */
export const cpuProfileOf = async (port, work) => {
  const { send, close } = await connect(port);
  await send('Profiler.enable');
  await send('Profiler.setSamplingInterval', { interval: samplingMicroseconds });
  await send('Profiler.start');
  await work();
  const { profile } = await send('Profiler.stop');
  close();
  return profile;
};

/** What a process allocates while `work` runs, also what is collected meanwhile. */
export const heapProfileOf = async (port, work) => {
  const { send, close } = await connect(port);
  await send('HeapProfiler.startSampling', {
    samplingInterval: samplingBytes,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  await work();
  const { profile } = await send('HeapProfiler.stopSampling');
  close();
  return profile;
};
