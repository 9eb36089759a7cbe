interface Connection<Node> {
  readonly edges: readonly ({ readonly node: Node | null | undefined } | null | undefined)[];
}

/** The nodes of a connection, without those that did not load. */
export const nodesOf = <Node>(connection: Connection<Node> | null | undefined): NonNullable<Node>[] =>
  connection?.edges.flatMap((edge) => (edge?.node ? [edge.node] : [])) ?? [];
