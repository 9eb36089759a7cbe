import { vi } from 'vitest';

// relay-test-utils calls jest.fn().
Object.assign(globalThis, { jest: vi });

// The files of a worker share the document and the storage.
if (typeof document !== 'undefined') {
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
}
