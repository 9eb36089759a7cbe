/** Ends what is still under way for a client that went away: nobody waits for it, and nothing is wrong. */
export class ClientGone extends Error {
  override readonly name = 'ClientGone';
}
