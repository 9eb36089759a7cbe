// Declares every requirement id as a tag for Vitest, which refuses to start a test with an unknown tag.
import { readRequirements } from './requirements.mjs';

export const requirementTags = readRequirements().map(({ id }) => ({ name: id }));
