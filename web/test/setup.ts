import { vi } from 'vitest';

// relay-test-utils calls jest.fn().
Object.assign(globalThis, { jest: vi });
