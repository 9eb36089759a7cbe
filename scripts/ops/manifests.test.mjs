// Compares the manifests of Kubernetes and Docker Compose with the processes that they run.
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentsOf, processes, read } from './processes.mjs';

const root = resolve(import.meta.dirname, '../..');
const folder = 'ops/kubernetes';
const files = globSync(`${folder}/**/*.yaml`, { cwd: root });
const base = files.filter((file) => file.includes('/base/') && !file.endsWith('kustomization.yaml'));
const objects = base.flatMap(documentsOf);
const objectOf = (kind, name) =>
  objects.find((object) => object.kind === kind && object.metadata.name === name);
const settings = objectOf('ConfigMap', 'citygigs').data;
const overlay = documentsOf(`${folder}/overlays/production/kustomization.yaml`)[0];
const ownSettings = documentsOf(`${folder}/overlays/production/settings.yaml`)[0].data;
const compose = documentsOf('ops/compose.yml')[0];

/** Stands in for the secrets, which are in no file. */
const secrets = {
  DATABASE_URL: 'postgres://user:password@database.example:5432/citygigs',
  IDENTITY_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://mail.example:587',
  REDIS_URL: 'redis://redis.example:6379',
  UPSTREAM_SECRET: 'z'.repeat(32),
  PURGE_SECRET: 'x'.repeat(32),
};

const podOf = (name) => objectOf('Deployment', name).spec.template;
const containerOf = (name) => podOf(name).spec.containers[0];
const envOf = (name) =>
  Object.fromEntries(containerOf(name).env.map(({ name: variable, value }) => [variable, value]));

/** Expressions of Compose filled in: `${NAME:?…}` with some value, `${NAME:-default}` with its default. */
const filled = (env) =>
  Object.fromEntries(
    Object.entries(env).map(([name, value]) => [
      name,
      String(value)
        .replaceAll(/\$\{\w+:\?[^}]*\}/g, 'y'.repeat(32))
        .replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1'),
    ]),
  );

describe('kustomization', () => {
  it('names every file of its folder, once', () => {
    const [{ resources }] = documentsOf(`${folder}/base/kustomization.yaml`);
    expect(resources.map((file) => `${folder}/base/${file}`).toSorted()).toEqual(base.toSorted());
  });

  it('changes images and objects that exist', () => {
    expect(overlay.images.map(({ name }) => name)).toEqual(processes.map(({ name }) => `citygigs-${name}`));
    for (const { target } of overlay.patches.filter((patch) => patch.target !== undefined))
      expect(objectOf(target.kind, target.name)).toBeDefined();
    for (const name of Object.keys(ownSettings))
      expect(processes.some(({ variables }) => variables.has(name))).toBe(true);
  });
});

describe.each(processes)(
  '$name in Kubernetes',
  ({ name, main, parseConfig, ports, metricsVariable, variables }) => {
    const container = containerOf(name);
    const portOf = (portName) => container.ports.find((port) => port.name === portName)?.containerPort;

    it('gets settings that it knows, with values that it accepts', () => {
      for (const variable of Object.keys(envOf(name))) expect([...variables]).toContain(variable);
      for (const variable of Object.keys(settings))
        expect(processes.some((process) => process.variables.has(variable))).toBe(true);
      const config = parseConfig({ ...settings, ...ownSettings, ...secrets, ...envOf(name) });
      expect(config).toMatchObject({ host: '0.0.0.0', port: ports[0] });
      expect(config.metricsPort).toBe(portOf('metrics'));
      expect(config.databaseUrl ?? secrets.DATABASE_URL).toBe(secrets.DATABASE_URL);
    });

    it('listens where probes, Prometheus and its service expect it', () => {
      const { startupProbe, livenessProbe, readinessProbe } = container;
      const paths = [startupProbe, livenessProbe, readinessProbe].map(({ httpGet }) => httpGet);
      expect(paths.map(({ path }) => path)).toEqual(['/healthz', '/healthz', '/readyz']);
      for (const { port } of paths) expect(portOf(port)).toBe(ports[0]);
      // Longer than the process itself waits for what it needs.
      expect(readinessProbe.timeoutSeconds).toBeGreaterThan(2);
      expect(podOf(name).metadata.annotations['prometheus.io/port']).toBe(envOf(name)[metricsVariable]);
      const service = objectOf('Service', name).spec;
      expect(service.ports.map(({ targetPort }) => portOf(targetPort))).toEqual(ports);
      expect(service.selector).toEqual(podOf(name).metadata.labels);
    });

    it('runs without privileges, on a read-only file system', () => {
      expect(podOf(name).spec.securityContext).toMatchObject({
        runAsNonRoot: true,
        runAsUser: 1000,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(podOf(name).spec.automountServiceAccountToken).toBe(false);
      expect(container.resources.limits.memory).toBeDefined();
      const { DATA_DIR } = envOf(name);
      const mounts = container.volumeMounts.map(({ mountPath }) => mountPath);
      expect(mounts).toEqual(DATA_DIR === undefined ? ['/tmp'] : ['/tmp', DATA_DIR]);
    });

    it('may take as long to stop as its last request', () => {
      const [, fixed] = /maxStopMs = (\d[\d_]*);/.exec(read(main)) ?? [];
      // The gateway waits for the overall limit of its upstreams and two seconds more.
      const maxStopS = fixed === undefined ? 92 : Number(fixed.replaceAll('_', '')) / 1000;
      const pause = container.lifecycle.preStop.sleep.seconds;
      expect(podOf(name).spec.terminationGracePeriodSeconds).toBeGreaterThan(maxStopS + pause);
      expect(parseInt(compose.services[name].stop_grace_period, 10)).toBeGreaterThan(maxStopS);
    });

    it('is scaled, and never wholly gone', () => {
      expect(objectOf('HorizontalPodAutoscaler', name).spec).toMatchObject({
        scaleTargetRef: { kind: 'Deployment', name },
        minReplicas: 2,
      });
      const { selector, maxUnavailable } = objectOf('PodDisruptionBudget', name).spec;
      expect([selector.matchLabels, maxUnavailable]).toEqual([podOf(name).metadata.labels, 1]);
      expect(objectOf('Deployment', name).spec.strategy.rollingUpdate.maxUnavailable).toBe(0);
      expect(objectOf('Deployment', name).spec.replicas).toBeUndefined();
    });
  },
);

describe('the network policies', () => {
  const policies = objects.filter(({ kind }) => kind === 'NetworkPolicy');
  const allows = (from, to, port) => {
    const isOf = (peer, name) => peer.podSelector?.matchLabels['app.kubernetes.io/name'] === name;
    const leaves = policies.find(({ metadata }) => metadata.name === from).spec.egress;
    const enters = policies.find(({ metadata }) => metadata.name === to).spec.ingress;
    const hasPort = ({ ports }) => ports.some((one) => one.port === port);
    return (
      leaves.some((rule) => hasPort(rule) && (rule.to ?? []).some((peer) => isOf(peer, to))) &&
      enters.some((rule) => hasPort(rule) && rule.from.some((peer) => isOf(peer, from)))
    );
  };

  it('allow the calls that the settings name, and deny what no policy allows', () => {
    const callers = { GATEWAY_URL: 'web', IMAGES_URL: 'web', JWKS_URL: 'gateway', PURGE_URL: 'services' };
    const calls = Object.entries(settings).filter(([, value]) => /^https?:/.test(value));
    expect(calls.length).toBeGreaterThan(6);
    for (const [variable, url] of calls) {
      const { hostname, port } = new URL(url);
      expect([variable, allows(callers[variable] ?? 'gateway', hostname, Number(port))]).toEqual([
        variable,
        true,
      ]);
    }
    const leavesTo = (name, port) =>
      policies
        .find(({ metadata }) => metadata.name === name)
        .spec.egress.some(({ ports, to }) => to === undefined && ports.some((one) => one.port === port));
    for (const name of ['gateway', 'web', 'services'])
      expect(containerOf(name).envFrom).toContainEqual({
        secretRef: { name: 'citygigs-shared', optional: true },
      });
    const [{ secretRef: cdn }] = containerOf('web').envFrom.slice(-1);
    expect(cdn).toEqual({ name: 'citygigs-cdn', optional: true });
    expect(leavesTo('web', 443)).toBe(true);
    for (const name of ['gateway', 'web'])
      expect(leavesTo(name, Number(new URL(secrets.REDIS_URL).port))).toBe(true);
    // The services verify tokens too.
    expect(allows('services', 'services', 4200)).toBe(true);
    expect(allows('web', 'services', 4200)).toBe(false);
    expect(objectOf('NetworkPolicy', 'deny-all').spec).toEqual({
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
    });
  });
});

describe('Docker Compose', () => {
  it.each(processes)('gives $name settings that it knows and accepts, and no privileges', (process) => {
    const { name, parseConfig, variables, metricsVariable, ports } = process;
    const {
      environment,
      read_only: readOnly,
      user,
      cap_drop: dropped,
      build,
      healthcheck,
    } = compose.services[name];
    for (const variable of Object.keys(environment)) expect([...variables]).toContain(variable);
    const config = parseConfig(filled(environment));
    expect(config.port).toBe(ports[0]);
    const origins = [...variables].filter(
      (variable) => variable in ownSettings && variable.endsWith('_ORIGIN'),
    );
    for (const origin of origins) expect(environment[origin]).toBe(`\${${origin}:-}`);
    const targets = documentsOf('ops/monitoring/prometheus.yml')[0].scrape_configs.flatMap(
      ({ static_configs: [{ targets: list }] }) => list,
    );
    expect(targets).toContain(`${name}:${environment[metricsVariable]}`);
    expect([readOnly, user, dropped]).toEqual([true, '1000:1000', ['ALL']]);
    expect(build.dockerfile).toBe(`ops/images/${name}.Dockerfile`);
    expect(healthcheck.test.join(' ')).toContain(`http://127.0.0.1:${ports[0]}/readyz`);
  });

  it('has PostgreSQL, Redis and Prometheus, and secrets from the environment only', () => {
    expect(Object.keys(compose.services)).toEqual(
      expect.arrayContaining(['postgres', 'redis', 'prometheus']),
    );
    expect(read('ops/compose.yml')).not.toMatch(/(?:PASSWORD|SECRET): (?!\$\{)/);
  });
});
