import { describe, expect, it } from 'vitest';
import { loopbackShim } from './loopbackShim.ts';

const local = 'http://localhost:4200';

describe('the shim for a hosted page without TLS', () => {
  it('turns the addresses of the embedded hosted page into http, and no others', () => {
    const shim = loopbackShim(local, 'localhost:4200', 'localhost:3000');
    expect(shim?.toHttp('https://localhost:4200/oauth2/token?a=1')).toBe(
      'http://localhost:4200/oauth2/token?a=1',
    );
    for (const other of [
      'https://localhost:42001/oauth2/token',
      'https://example.com/https://localhost:4200/',
      'http://localhost:4200/',
      '/oauth2/token',
    ])
      expect(shim?.toHttp(other)).toBe(other);
    expect(loopbackShim('http://127.0.0.1:4200', '127.0.0.1:4200', '[::1]:3000')).not.toBeNull();
  });

  it('does not exist for a real domain, a service with TLS, or a site on another machine', () => {
    expect(loopbackShim(null, 'login.example.com', 'www.example.com')).toBeNull();
    expect(loopbackShim(null, 'login.example.com', 'localhost:3000')).toBeNull();
    expect(loopbackShim('http://login.example.com', 'login.example.com', 'localhost:3000')).toBeNull();
    expect(loopbackShim(null, 'localhost:4200', 'localhost:3000')).toBeNull();
    expect(loopbackShim('https://localhost:4200', 'localhost:4200', 'localhost:3000')).toBeNull();
    expect(loopbackShim(local, 'localhost:4200', 'www.example.com')).toBeNull();
    expect(loopbackShim(local, 'localhost.example.com', 'localhost:3000')).toBeNull();
    expect(loopbackShim('http://localhost:4300', 'localhost:4200', 'localhost:3000')).toBeNull();
  });
});
