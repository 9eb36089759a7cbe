// Dead code: `knip` finds what nothing uses, `knip --production` what only tests use. A line that ends with ! is production.
const isProduction = process.argv.includes('--production');

/** Entries that knip finds by itself in package.json, but not as production. */
const started = (...files) => (isProduction ? files.map((file) => `${file}!`) : []);

export default {
  // What a file exports for its test is alive in production when the file itself uses it.
  ignoreExportsUsedInFile: isProduction || { interface: true, type: true },
  workspaces: {
    '.': {
      entry: [
        'scripts/{,schema/,assets/,house/,release/}*.mjs',
        'scripts/bench/{report,handWritten/server,expensive/counting,processes/load,processes/upstream}.mjs',
        'scripts/load/report.mjs',
        'scripts/{hostile,faults,cluster,drill}/{hostile,faults,cluster,drill,report}.mjs',
        'scripts/promises/{watchEventLoop,shiftClock}.mjs',
        'scripts/profile/{profile,report}.mjs',
        'scripts/crawl/{crawl,report,sitemap}.mjs',
        'scripts/answers/{record,compare,report}.mjs',
      ],
      project: ['scripts/**/*.mjs'],
      ignoreDependencies: ['@swc/core', 'dependency-cruiser', 'lefthook', 'lighthouse', 'relay-compiler'],
    },
    'scripts/bench/peers': {
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
        'src/contract/print.ts!',
        'sample/seed.ts!',
        'src/moderation/moderate.ts!',
        'src/purging/purgeCommand.ts!',
        'src/backup/backup.ts!',
        'src/backup/restore.ts!',
        'test/measureKeywordSearch.ts',
        'identity/test/conformance/page/runInBrowser.ts',
      ],
      project: ['{src,sample,identity}/**/*.ts!', '!identity/test/**!', 'test/**/*.ts'],
    },
    web: {
      entry: [
        'src/entry/client.tsx!',
        'src/entry/server.tsx!',
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
