// npm run seed -- --scale 10: fills an empty database (DATABASE_URL, else the embedded one) with sample data.
import { loadEnvironment } from './product/environment.mjs';
import { bin, prepareRuntime, run } from './runtime.mjs';

await prepareRuntime();
loadEnvironment();
const { code } = await run(bin('node'), ['services/sample/seed.ts', ...process.argv.slice(2)]);
process.exit(code);
