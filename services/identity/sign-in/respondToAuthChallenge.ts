import { Type } from 'typebox';
import type { IdentityDeps } from '../deps.ts';
import { ClientId, TextMap } from '../rpc/fields.ts';
import { invalidParameter } from '../rpc/identityError.ts';
import { operation } from '../rpc/operation.ts';
import { checkPasswordProof } from './passwordProof.ts';

/** What the client answers to a challenge. */
export interface ChallengeAnswer {
  readonly responses: Readonly<Record<string, string>>;
  /** The session of the challenge; password proofs have a secret block instead. */
  readonly session: string | undefined;
}

type Respond = (deps: IdentityDeps, answer: ChallengeAnswer) => Promise<object>;

/** How each challenge is answered. */
const responders: Readonly<Record<string, Respond>> = {
  PASSWORD_VERIFIER: (deps, { responses }) => checkPasswordProof(deps, responses),
};

/** Answers a challenge: the next one, or the tokens. */
export const respondToAuthChallenge = operation(
  'RespondToAuthChallenge',
  Type.Object({
    ClientId,
    ChallengeName: Type.String({ maxLength: 64 }),
    ChallengeResponses: Type.Optional(TextMap),
    Session: Type.Optional(Type.String({ maxLength: 2_048 })),
  }),
  async (deps, { ChallengeName: name, ChallengeResponses: responses = {}, Session: session }) => {
    const respond = Object.hasOwn(responders, name) ? responders[name] : undefined;
    if (respond === undefined) throw invalidParameter(`Unsupported challenge ${name}`);
    return respond(deps, { responses, session });
  },
);
