// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { publicPath, typeOf } from './pageFacts.ts';

describe('the facts of a page', () => {
  it('name its kind', () => {
    const routes = [{}, { module: 'src/pages/city-category/CityCategoryPage.tsx' }];
    expect(typeOf({ routes })).toBe('city-category');
    expect(typeOf({ routes: [] })).toBe('other');
    const failed = { routes, error: { status: 404 } };
    expect(typeOf(failed)).toBe('error-404');
  });

  it('do not contain the id of an application, which only the applicant knows', () => {
    expect(publicPath('/de/direct/3f0c1b7e-6a52-4c1e-9d0b-3f8f5a4f2b11')).toBe('/de/direct/id');
    expect(publicPath('/berlin/swiftbite')).toBe('/berlin/swiftbite');
  });
});
