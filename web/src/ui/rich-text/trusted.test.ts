import { expect, it } from 'vitest';
import { trusted } from './trusted.ts';

it('the policy of the site for texts that become scripts takes structured data, and no code', () => {
  const json = '{"@type":"Thing","name":"\\u003c/script>"}';
  expect(trusted.createScript(json)).toBe(json);
  for (const code of ['alert(1)', '{"name":1}; alert(1)', ''])
    expect(() => trusted.createScript(code)).toThrow(SyntaxError);
});

it('the policy of the site knows no script but the service worker', () => {
  expect(trusted.createScriptURL('https://attacker.example/worker.js')).toBe('/worker.js');
});
