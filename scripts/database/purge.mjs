// npm run purge -- JobOffer:7 /de/berlin … | --all: purges what gateways and sites keep of these entities and pages.
import { runCommand } from './runCommand.mjs';

await runCommand('services/src/purging/purgeCommand.ts');
