import { describe, expect, it } from 'vitest';
import { idsIn } from './maskError.ts';
import { surrogateHeaders } from '@citygigs/server/http/surrogateHeaders.ts';

describe('surrogateHeaders', () => {
  it('name each id once, and a key of all answers', () => {
    expect(surrogateHeaders(['a', 'b', 'a'], 60)).toEqual({
      'surrogate-control': 'max-age=60',
      'surrogate-key': 'a b all',
    });
    expect(surrogateHeaders([], 60)).toEqual({
      'surrogate-control': 'max-age=60',
      'surrogate-key': 'all',
    });
  });

  it('are none without a CDN, for more ids than a header takes, and for what is no header', () => {
    const ids = Array.from({ length: 1_000 }, (_, at) => btoa(`JobOffer:${at}`));
    expect(surrogateHeaders(ids.slice(0, 300), 60)['surrogate-key']?.split(' ')).toHaveLength(301);
    expect(surrogateHeaders(ids, 60)).toEqual({});
    expect(surrogateHeaders(['a\r\nset-cookie: x'], 60)).toEqual({});
    expect(surrogateHeaders(['a'], 0)).toEqual({});
  });
});

describe('idsIn', () => {
  it('finds the global ids at every depth, and no other texts', () => {
    const [city, offer] = [btoa('City:7'), btoa('JobOffer:1')];
    const data = {
      city: { id: city, name: btoa('City:8'), offers: [{ node: { id: offer } }, { node: null }] },
      same: { id: city },
      other: { id: 'berlin', uuid: { id: 7 } },
    };
    expect([...idsIn(data)]).toEqual([city, offer]);
  });
});
