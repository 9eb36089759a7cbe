import { describe, expect, it } from 'vitest';
import { json } from '../../../test/fakeRest.ts';
import { setUpStack } from '../../../test/setUpStack.ts';

const stack = setUpStack();
const send = (mutation: string) =>
  stack.gateway.ask(`mutation { ${mutation} }`, { headers: { authorization: 'Bearer t.o.k' } });

describe('a write without a row', () => {
  it.each([
    ['/web-api/en/my/user/metadata/', 'updateMetadata(input: {}) { userErrors { code } }'],
    ['/web-api/en/my/user/save', 'saveUser(input: {}) { userErrors { code } }'],
    ['/web-api/en/my/languages', 'saveLanguages(input: {}) { userErrors { code } }'],
    ['/web-api/en/my/user', 'deleteUser(input: {}) { userErrors { code } }'],
    [
      '/web-api/en/my/user/change-password',
      'changePassword(input: { oldPassword: "a-password", newPassword: "another-one" }) { userErrors { code } }',
    ],
    [
      '/web-api/en/page-view',
      'recordPageView(input: { url: "https://a.example/", type: "city" }) { userErrors { code } }',
    ],
  ])('fails when the service answers 404 at %s', { tags: ['R8.06'] }, async (path, mutation) => {
    stack.rest.on(path, json(404));
    const { errors } = await send(mutation);
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_ERROR', status: 404, silenced: true } }]);
  });
});
