// Every requirement's id as a tag that Vitest knows: a test that names another one does not start.
import { readRequirements } from './requirements.mjs';

export const requirementTags = readRequirements().map(({ id }) => ({ name: id }));
