import { resolveNodes } from '@pothos/plugin-relay';
import { badArgument } from '../builder/badArgument.ts';
import { builder } from '../builder/builder.ts';
import { costOfIds } from '../builder/fieldCost.ts';
import { nodeId } from '../builder/globalId.ts';
import limits from '../../../schema/limits.json' with { type: 'json' };

const { nodeIds: maxIds } = limits;

builder.queryField('nodes', (t) =>
  t.field({
    complexity: costOfIds,
    type: [builder.nodeInterfaceRef()],
    nullable: { list: true, items: true },
    description:
      'Reads rows by their ids, in the order of the ids, with one call for all rows of a type. A row that `node` would not read is null in its own place.',
    args: {
      ids: t.arg.idList({ required: true, description: `The \`id\` of each row, at most ${maxIds}.` }),
    },
    resolve: (_query, { ids }, context, info) => {
      if (ids.length > maxIds) throw badArgument('ids', `has at most ${maxIds} entries`);
      // Each by itself, so that an error is at its own place. The loaders batch them.
      return ids.map(async (id) => (await resolveNodes(builder, context, info, [nodeId(id)]))[0] ?? null);
    },
  }),
);
