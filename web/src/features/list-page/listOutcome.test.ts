// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { listPage } from './listPage.ts';
import { listOutcome } from './listOutcome.ts';

const pathTo = (page: number) => (page > 1 ? `/berlin/page-${page}` : '/berlin');
const address = { segment: undefined, search: '', moved: false, pageCount: 3, pathTo };

describe('addresses of a list', () => {
  it('do not redirect for valid pages', { tags: ['R2.56'] }, () => {
    expect(listOutcome(address)).toBeNull();
    expect(listOutcome({ ...address, segment: 'page-2' })).toBeNull();
    expect(listOutcome({ ...address, segment: 'page-3', pageCount: null })).toBeNull();
  });

  it('redirect to page 1 without a number, and to other pages without leading zeros', () => {
    expect(listOutcome({ ...address, segment: 'page-1', search: '?type=student' })).toEqual({
      to: '/berlin?type=student',
    });
    expect(listOutcome({ ...address, segment: 'page-02' })).toEqual({ to: '/berlin/page-2' });
  });

  it('do not exist for page 0 or beyond the last page', () => {
    expect(listOutcome({ ...address, segment: 'page-0' })).toEqual({ status: 404 });
    expect(listOutcome({ ...address, segment: 'page-4' })).toEqual({ status: 404 });
    expect(listOutcome({ ...address, segment: 'page-99999999999999999999' })).toEqual({ status: 404 });
    expect(listOutcome({ ...address, pageCount: 0 })).toBeNull();
  });

  it('redirect to the new address of a moved list, keeping page and query', { tags: ['R2.89'] }, () => {
    expect(listOutcome({ ...address, segment: 'page-2', search: '?type=student', moved: true })).toEqual({
      to: '/berlin/page-2?type=student',
    });
  });

  it('request only page numbers that the services accept', () => {
    expect(listPage(undefined)).toBe(1);
    expect(listPage('page-0')).toBe(1);
    expect(listPage('page-7')).toBe(7);
    expect(listPage('page-99999999999999999999')).toBe(100_000);
  });
});
