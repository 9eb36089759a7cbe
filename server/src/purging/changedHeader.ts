/** Names in an answer of the gateway what its writes have changed, by global ids, for the site that passes it on. */
export const changedHeader = 'x-changed-ids';
