// Declares every requirement id as a tag for Vitest, which rejects unknown tags.
import { readRequirements } from './requirements.mjs';

export const requirementTags = readRequirements().map(({ id }) => ({ name: id }));
