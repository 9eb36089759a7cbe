import { describe, expect, it } from 'vitest';
import { trusted } from './trusted.ts';

describe('the policy of the site for texts that become scripts', () => {
  it('takes structured data, and no code', () => {
    const json = '{"@type":"Thing","name":"\\u003c/script>"}';
    expect(trusted.createScript(json)).toBe(json);
    for (const code of ['alert(1)', '{"name":1}; alert(1)', ''])
      expect(() => trusted.createScript(code)).toThrow(SyntaxError);
  });

  it.each([
    '/assets/leadWorker-Bx_1-a.js',
    '/src/features/apply/lead/outbox/leadWorker.ts?worker_file&type=module',
  ])('takes the service worker at %s', (url) => {
    expect(trusted.createScriptURL(url)).toBe(url);
  });

  it.each([
    'https://attacker.example/assets/leadWorker-x.js',
    '//attacker.example/leadWorker.js',
    '/graphql?id=leadWorker.js',
    '/images/leadWorker/x',
    'data:text/javascript,alert(1)//leadWorker.js',
    'blob:http://localhost/leadWorker.js',
    'javascript:leadWorker',
  ])('does not take the script at %s', (url) => {
    expect(() => trusted.createScriptURL(url)).toThrow(TypeError);
  });
});
