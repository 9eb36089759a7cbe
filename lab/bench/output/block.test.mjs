import { describe, expect, it } from 'vitest';
import { withBlock } from './block.mjs';

const page = '# Page\n\n<!-- bench:pages -->\n\nold\n\n<!-- /bench:pages -->\n\nEnd\n';

describe('a generated block of a page', () => {
  it('is replaced, and nothing else is', () => {
    expect(withBlock(page, 'pages', 'new')).toBe(page.replace('old', 'new'));
  });

  it('must exist', () => {
    expect(() => withBlock(page, 'gateway', 'new')).toThrow('The page has no block');
  });
});
