// Compares the alert rules and the dashboard with the metrics that the processes serve.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createGatewayMetrics } from '../../gateway/src/server/metrics/gatewayMetrics.ts';
import { createServicesMetrics } from '../../services/src/server/metrics/servicesMetrics.ts';
import { createWebMetrics } from '../../web/src/server/metrics/webMetrics.ts';
import { incidents } from '../../lab/drill/incidents.mjs';

const read = (file) => readFileSync(new URL(`../../ops/monitoring/${file}`, import.meta.url), 'utf8');

const page = read('../../docs/runbook.md');
const { scripts } = JSON.parse(read('../../package.json'));
const rules = parse(read('alerts.yml')).groups.flatMap((group) => group.rules);
const panels = JSON.parse(read('dashboard.json')).panels.filter(({ type }) => type !== 'row');
const jobs = parse(read('prometheus.yml')).scrape_configs.map(({ job_name: name }) => name);

/** Every expression, by the name of its rule or panel. */
const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr]),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr])),
];

/** The labels that Prometheus adds, and the names of all labels of each metric that the processes serve. */
const added = ['job', 'instance'];
const served = new Map([['up', []]]);
const database = { rows: async () => [], connections: () => ({}) };
const all = [createGatewayMetrics(), createServicesMetrics(database), createWebMetrics()];
for (const metrics of all) {
  metrics.watchReadiness(async () => true);
  metrics.watchUpstreams?.(() => []);
  for (const { name, type } of metrics.registry.getMetricsAsArray()) {
    const labels = metrics.registry.getSingleMetric(name).labelNames ?? [];
    served.set(name, labels);
    if (type !== 'histogram') continue;
    for (const suffix of ['_count', '_sum']) served.set(name + suffix, labels);
    served.set(`${name}_bucket`, [...labels, 'le']);
  }
}

const withoutTexts = (expression) => expression.replaceAll(/"[^"]*"/g, '""');

const metricsIn = (expression) => [
  ...withoutTexts(expression).matchAll(/\b((?:citygigs|nodejs|process)_\w+|up)\b(?:\{([^}]*)\})?/g),
];

describe('the alert rules and the dashboard', () => {
  it.each(expressions)('name metrics and labels that exist: %s', (_name, expression) => {
    const metrics = metricsIn(expression);
    expect(metrics).not.toEqual([]);
    const known = new Set(added);
    for (const [, name, selector = ''] of metrics) {
      expect([...served.keys()]).toContain(name);
      const labels = [...added, ...served.get(name)];
      for (const label of labels) known.add(label);
      for (const [, label] of selector.matchAll(/(\w+)\s*=/g)) expect(labels).toContain(label);
    }
    for (const [, list] of expression.matchAll(/\bby \(([^)]*)\)/g))
      for (const label of list.split(/,\s*/)) expect([...known]).toContain(label);
    for (const [, job] of expression.matchAll(/job="([^"]+)"/g)) expect(jobs).toContain(job);
  });

  it('use every metric of ours in a panel or a rule', () => {
    const used = expressions.flatMap(([, expression]) => metricsIn(expression).map(([, name]) => name));
    const ours = [...served.keys()].filter(
      (name) => name.startsWith('citygigs_') && !/_(?:sum|count|bucket)$/.test(name),
    );
    expect(ours.filter((name) => !used.some((one) => one.startsWith(name)))).toEqual([]);
  });

  it.each(rules.map(({ alert, annotations }) => [alert, annotations.runbook]))(
    'have a section of the runbook: %s',
    (alert, runbook) => {
      expect(runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
      expect(page).toContain(`\n### ${alert}\n`);
    },
  );

  it.each(rules.map(({ alert }) => alert))('have incidents that exist: %s', (alert) => {
    const [, section] = page.split(`\n### ${alert}\n`);
    const [, command, incidents] =
      /\nStage it: `npm run test:(\w+) -- ([\w -]+)`\.\n/.exec(section.split('\n### ', 1)[0]) ?? [];
    expect(scripts).toHaveProperty([`test:${command}`]);
    const report = read(`../../lab/${command}/report.mjs`);
    for (const incident of incidents.split(' '))
      expect(report).toMatch(new RegExp(`[ {]'?${incident}'?[:,]`));
  });

  it.each(Object.entries(incidents))('know the alerts of the drill %s', (_name, { alerts }) => {
    expect(alerts).not.toEqual([]);
    expect(rules.map(({ alert }) => alert)).toEqual(expect.arrayContaining(alerts));
  });

  it('have panels with their own place and id', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const places = panels.map(({ gridPos: { x, y } }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(panels.length);
  });
});
