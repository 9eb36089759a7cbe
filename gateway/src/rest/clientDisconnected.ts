/** Ends calls whose client has disconnected. It is no fault and is not logged as one. */
export class ClientDisconnected extends Error {
  override readonly name = 'ClientDisconnected';
}
