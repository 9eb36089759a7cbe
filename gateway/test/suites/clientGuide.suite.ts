import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asShown, guideExamples, type GuideExample } from '../clientGuide.ts';
import { startGateway, type RunningGateway } from '../startGateway.ts';
import type { GetReferenceStack } from '../referenceStack.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../', import.meta.url));
const project = mkdtempSync(join(tmpdir(), 'client-guide-'));

const examples = guideExamples();

export const clientGuideSuite = (stack: GetReferenceStack): void => {
  describe('the guide for clients', () => {
    let open: RunningGateway;
    let persisted: RunningGateway;

    beforeAll(async () => {
      mkdirSync(join(project, 'node_modules/@citygigs'), { recursive: true });
      symlinkSync(join(root, 'schema/client'), join(project, 'node_modules/@citygigs/client'));
      symlinkSync(join(root, 'schema'), join(project, 'schema'));
      writeFileSync(join(project, 'package.json'), '{"type":"module"}');
      const { servicesOrigin } = stack();
      open = await startGateway(servicesOrigin, { CONTACT_EMAIL: '' });
      persisted = await startGateway(servicesOrigin, { OPERATIONS: 'persisted', CONTACT_EMAIL: '' });
    });

    afterAll(async () => {
      await Promise.all([open?.stop(), persisted?.stop()]);
      rmSync(project, { recursive: true, force: true });
    });

    /** Runs an example against the gateways of this suite and returns its output. */
    const printed = async ({ language, code }: GuideExample): Promise<unknown> => {
      const here = code
        .replaceAll('http://localhost:4000', new URL(open.url).origin)
        .replaceAll('http://localhost:4001', new URL(persisted.url).origin);
      expect(here).not.toContain('localhost');
      const env = { PATH: process.env['PATH'], ID_TOKEN: stack().tokenOf('guide') };
      const file = join(project, `example.${language}`);
      writeFileSync(file, here);
      const program = language === 'sh' ? 'sh' : process.execPath;
      const { stdout } = await run(program, [file], { cwd: project, env });
      return JSON.parse(stdout) as unknown;
    };

    it('shows curl, fetch and the typed client', () => {
      expect(new Set(examples.map(({ language }) => language))).toEqual(new Set(['sh', 'js', 'ts']));
      expect(examples.length).toBeGreaterThanOrEqual(12);
    });

    it.each(examples.map((example, index) => ({ number: index + 1, ...example })))(
      'shows the actual answer to example $number: $title in $language',
      async (example) => {
        expect(await printed(example)).toEqual(asShown(example.shown));
      },
    );
  });
};
