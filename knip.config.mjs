// Dead code: `knip` finds what nothing uses, `knip --production` what only tests use. A line that ends with ! is production.
const isProduction = process.argv.includes('--production');

/** Entries that knip finds by itself in package.json, but not as production. */
const started = (...files) => (isProduction ? files.map((file) => `${file}!`) : []);

export default {
  // What a file exports for its test is alive in production when the file itself uses it.
  ignoreExportsUsedInFile: isProduction || { interface: true, type: true },
  workspaces: {
    '.': {
      entry: ['scripts/{,schema/,assets/,house/,release/}*.mjs'],
      project: ['scripts/**/*.mjs'],
      ignoreDependencies: ['@swc/core', 'dependency-cruiser', 'lefthook', 'relay-compiler'],
    },
    lab: {
      entry: [
        '*.mjs',
        'bench/{report,handWritten/server,expensive/counting,processes/load,processes/upstream}.mjs',
        'load/report.mjs',
        '{hostile,faults,cluster,drill}/{hostile,faults,cluster,drill,report}.mjs',
        'promises/{watchEventLoop,shiftClock}.mjs',
        'profile/{profile,report}.mjs',
        'crawl/{crawl,report,sitemap}.mjs',
        'conformance/{identity,report}.mjs',
        'answers/{record,compare,report}.mjs',
      ],
      project: ['**/*.mjs', '!bench/peers/**'],
      ignoreDependencies: ['autocannon', 'lighthouse', 'speedscope'],
    },
    'lab/bench/peers': {
      entry: ['{mercurius,apollo,pothos}.mjs!'],
      project: ['**/*.mjs!'],
    },
    gateway: {
      entry: [
        ...started('src/main.ts', 'src/schema/print.ts'),
        'src/keys/manageKeys.ts!',
        'test/**/*.test.ts',
      ],
      project: ['src/**/*.ts!', 'test/**/*.ts'],
    },
    server: {
      // The servers import its files; an export that none of them uses is dead.
      includeEntryExports: true,
      project: ['src/**/*.{ts,mjs}!', 'test/**/*.ts'],
    },
    services: {
      entry: [
        ...started('src/main.ts'),
        'src/documentation/print.ts!',
        'src/moderation/moderate.ts!',
        'src/purging/purgeCommand.ts!',
        'src/backup/backup.ts!',
        'src/backup/restore.ts!',
        'test/measureKeywordSearch.ts',
      ],
      project: ['src/**/*.ts!', 'test/**/*.ts'],
    },
    identity: {
      entry: ['test/**/*.test.ts', 'test/conformance/page/runInBrowser.ts'],
      project: ['**/*.ts!', '!test/**!'],
    },
    sample: { entry: ['seed.ts!'], project: ['**/*.ts!'] },
    web: {
      entry: [
        'src/entry/client.tsx!',
        'src/entry/server.tsx!',
        'src/entry/worker/worker.ts!',
        'src/server/{main,development}.ts!',
        // What the account offers to dialogs and pages.
        'src/auth/account/*.ts!',
      ],
      project: ['src/**/*.{ts,tsx}!', 'test/**/*.{ts,tsx}', 'vite/**/*.ts!'],
    },
    'schema/client': { entry: ['src/createClient.ts!', 'example.mjs'], project: ['src/**/*.ts!'] },
    e2e: {
      entry: ['**/*.spec.ts', 'harness/running/keepRunning.ts', 'harness/database/statementServer.ts'],
      project: ['**/*.ts'],
    },
  },
};
