import { PerformanceMark } from 'node:perf_hooks';
import { vi } from 'vitest';

// relay-test-utils calls jest.fn(), and happy-dom has no class of marks.
Object.assign(globalThis, { jest: vi, PerformanceMark });
