interface Page<Node> {
  readonly edges: readonly ({ readonly node: Node | null | undefined } | null | undefined)[];
}

/** The offers of a page, without those that did not load. */
export const offerNodes = <Node>(offers: Page<Node> | null | undefined): Node[] =>
  (offers?.edges ?? []).flatMap((edge) => (edge?.node ? [edge.node] : []));
