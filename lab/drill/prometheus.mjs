// A Prometheus server that reads a product and evaluates its alert rules.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { startProcess, untilReady } from '../../e2e/harness/managedProcess.ts';
import { has, root } from '../../scripts/runtime.mjs';
import { freePort } from '../../server/test/freePort.ts';

const seconds = { m: 60, h: 3_600, d: 86_400 };

/** Rules whose times are that many times shorter: the ranges, the offsets, and how long a fault lasts before an alert fires. */
export const hastened = (rules, speed) =>
  rules.replaceAll(
    /(\[|offset |for: )(\d+)([mhd])\b/g,
    (_all, before, count, unit) => `${before}${(Number(count) * seconds[unit]) / speed}s`,
  );

/** The services answer within two seconds what they measure, also if their database hangs. */
const interval = '3s';

/** Starts it, with times that are `speed` times shorter; null where Prometheus is not installed. `ports` are those of the metrics. */
export const startPrometheus = async (ports, speed) => {
  if (!has('prometheus')) return null;
  const folder = mkdtempSync(join(tmpdir(), 'prometheus-'));
  const rules = readFileSync(join(root, 'ops/monitoring/alerts.yml'), 'utf8');
  writeFileSync(join(folder, 'alerts.yml'), hastened(rules, speed));
  const config = {
    global: { scrape_interval: interval, scrape_timeout: interval, evaluation_interval: interval },
    rule_files: ['alerts.yml'],
    scrape_configs: Object.entries(ports).map(([name, port]) => ({
      job_name: `citygigs-${name}`,
      static_configs: [{ targets: [`127.0.0.1:${port}`] }],
    })),
  };
  writeFileSync(join(folder, 'prometheus.yml'), stringify(config));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = startProcess({
    name: 'prometheus',
    command: 'prometheus',
    args: [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
  });
  await untilReady(server, `${origin}/-/ready`, 30_000);
  return {
    origin,
    /** The alerts that fire, each with its name, what it says, and where the runbook explains it. */
    alerts: async () => {
      const { data } = await (await fetch(`${origin}/api/v1/alerts`)).json();
      return data.alerts
        .filter(({ state }) => state === 'firing')
        .map(({ labels, annotations }) => ({ name: labels.alertname, ...annotations }));
    },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
