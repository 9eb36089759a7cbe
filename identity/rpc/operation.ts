import { Type, type Static, type TObject, type TProperties, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Caller, IdentityDeps } from '../deps.ts';
import { requireAccessToken, type SignIn } from '../tokens/requireAccessToken.ts';
import { AccessToken } from './fields.ts';
import { invalidParameter } from './identityError.ts';

/** An operation of the service: a target name and what it does. */
export interface Operation {
  readonly name: string;
  readonly run: (deps: IdentityDeps, body: unknown, caller: Caller) => Promise<object>;
}

/** Throws an error that names the invalid field, without its value. */
const parserOf = <Body extends TSchema>(name: string, body: Body) => {
  const validator = Compile(body);
  return (value: unknown): Static<Body> => {
    if (validator.Check(value)) return value;
    const [fault] = validator.Errors(value);
    throw invalidParameter(
      `${name}: ${fault?.instancePath || 'the body'} ${fault?.message ?? 'is not valid'}.`,
    );
  };
};

/** Declares an operation that needs no access token. */
export const operation = <Body extends TSchema>(
  name: string,
  body: Body,
  run: (deps: IdentityDeps, body: Static<Body>, caller: Caller) => Promise<object>,
): Operation => {
  const parse = parserOf(name, body);
  return { name, run: (deps, value, caller) => run(deps, parse(value), caller) };
};

/** Declares an operation of the signed-in user. Anything but a valid access token is an error. */
export const userOperation = <Fields extends TProperties>(
  name: string,
  fields: Fields,
  run: (deps: IdentityDeps, signIn: SignIn, body: Static<TObject<Fields>>, caller: Caller) => Promise<object>,
): Operation => {
  const parseToken = parserOf(name, Type.Object({ AccessToken }));
  const parse = parserOf(name, Type.Object(fields));
  return {
    name,
    run: async (deps, value, caller) => {
      const body = parse(value);
      return run(deps, await requireAccessToken(deps, parseToken(value).AccessToken), body, caller);
    },
  };
};
