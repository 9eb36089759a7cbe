import { describe, expect, it } from 'vitest';
import { hasSecret, withoutCredentials, withoutSecrets } from './secretParameters.ts';

describe('secrets in the query', () => {
  it('are recognised', () => {
    expect(hasSecret('/de?modal=ResetPassword&token=a')).toBe(true);
    expect(hasSecret('/?verification_code=a')).toBe(true);
    expect(hasSecret('/?code=a&state=b')).toBe(true);
    expect(hasSecret('/more-jobs?code=a&state=tx')).toBe(true);
    expect(hasSecret('/?error=access_denied&state=b')).toBe(true);
    expect(hasSecret('/?code=a')).toBe(true);
    expect(hasSecret('/berlin?page=2')).toBe(false);
  });

  it.each(['state=tx&country_code=us', 'state=by&keyword=code', 'country_code=us&state=ca'])(
    'are not the state of a search: %s',
    (query) => {
      for (const path of [`/more-jobs?${query}`, `/de/more-jobs/page-2?${query}`]) {
        expect(hasSecret(path)).toBe(false);
        expect(withoutSecrets(path)).toBe(path);
      }
      expect(withoutCredentials(`?${query}`)).toBe(`?${query}`);
    },
  );

  it('are left out of what is stored', () => {
    expect(withoutSecrets('/my-desk/saved?token=t9&type=weekend')).toBe('/my-desk/saved?type=weekend');
    expect(withoutSecrets('?verification_code=v7')).toBe('');
    expect(withoutSecrets('/tr?code=a&state=b&city=izmir')).toBe('/tr?city=izmir');
    expect(withoutSecrets('/more-jobs?code=a&state=b&country_code=us')).toBe('/more-jobs?country_code=us');
    expect(withoutSecrets('/?error=access_denied&state=b')).toBe('/?error=access_denied');
    for (const path of ['/berlin', '/berlin?a=%20b&c', '', '/tokens?tokens=1'])
      expect(withoutSecrets(path)).toBe(path);
  });

  it('are left out of links, except the code that confirms an address', () => {
    expect(withoutCredentials('?page=2&token=a&secretHash=b')).toBe('?page=2');
    expect(withoutCredentials('?code=a&state=b')).toBe('');
    expect(withoutCredentials('?verification_code=a')).toBe('?verification_code=a');
    expect(withoutCredentials('?a=%20b&c')).toBe('?a=%20b&c');
  });
});
