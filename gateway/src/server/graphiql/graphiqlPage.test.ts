import { parse, specifiedRules, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { setUpStack } from '../../../test/setUpStack.ts';
import { schema } from '../../schema/index.ts';
import { documentFault } from '../limits/documentLimits.ts';
import { examples } from './examples.ts';

const stack = setUpStack();

describe('GraphiQL', () => {
  it('allows only its own script to run, by its content security policy', async () => {
    const page = await fetch(stack.gateway.url, { headers: { accept: 'text/html' } });
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'sha256-[\w+/=]+';/);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('has examples that are valid and within the limits', () => {
    expect(examples()).toHaveLength(10);
    for (const { query: example } of examples()) {
      expect(documentFault(parse(example))).toBeNull();
      expect(validate(schema, parse(example), specifiedRules)).toEqual([]);
    }
  });

  it('is shown with examples to browsers', async () => {
    const page = await fetch(stack.gateway.url, { headers: { accept: 'text/html' } });
    expect(page.headers.get('content-type')).toContain('text/html');
    const html = await page.text();
    expect(html).toContain('query Find');
    expect(html).toContain('mutation Apply');
    expect(html.slice(0, html.indexOf('<body'))).toContain('.graphiql-tab{transform:none!important}');
    expect(html).not.toContain('.toLowerCase()+" icon"');
  });
});
