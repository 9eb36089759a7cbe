interface Edges<Row> {
  readonly edges: readonly ({ readonly node: Row | null | undefined } | null | undefined)[];
}

/** The rows of a connection. */
export const rowsOf = <Row>(connection: Edges<Row> | null | undefined): NonNullable<Row>[] =>
  connection?.edges.flatMap((edge) => (edge?.node ? [edge.node] : [])) ?? [];
