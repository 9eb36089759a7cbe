import type { FastifyReply, FastifyRequest } from 'fastify';
import type { InteractionResults, Provider } from 'oidc-provider';

/** Ends a sign-in at a server: returns where the browser goes next. */
const finish = (
  provider: Provider,
  { raw: request }: FastifyRequest,
  { raw: reply }: FastifyReply,
  result: InteractionResults,
): Promise<string> => provider.interactionResult(request, reply, result, { mergeWithLastSubmission: false });

/** Signs in. Ends the former session of the browser, which may be another account's. */
export const finishSignIn = async (
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: string,
): Promise<string> => {
  const interaction = await provider.interactionDetails(request.raw, reply.raw);
  if (interaction.session !== undefined) {
    await (await provider.Session.findByUid(interaction.session.uid))?.destroy();
    interaction.session = undefined;
    await interaction.persist();
  }
  return finish(provider, request, reply, { login: { accountId } });
};

/** Goes back to the site, or wherever the visitor came from, without signing in. */
export const cancelSignIn = (
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> =>
  finish(provider, request, reply, {
    error: 'access_denied',
    error_description: 'The visitor cancelled the sign-in.',
  });
