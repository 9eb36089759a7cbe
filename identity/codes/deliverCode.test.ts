import { describe, expect, it } from 'vitest';
import { startMailer } from '../../services/src/mail/mailer.ts';
import { openTestDatabase } from '../test/openTestDatabase.ts';
import { deliveryTo, requireTexts } from './deliverCode.ts';

describe('the delivery of codes', () => {
  it('shows only enough of an address to recognise it, in lower case', () => {
    expect(deliveryTo({ attribute: 'email', address: 'Kim.Lee@Example.org' })).toEqual({
      AttributeName: 'email',
      DeliveryMedium: 'EMAIL',
      Destination: 'k***@e***',
    });
    expect(deliveryTo({ attribute: 'phone_number', address: '+4930123456' })).toEqual({
      AttributeName: 'phone_number',
      DeliveryMedium: 'SMS',
      Destination: '+*******3456',
    });
  });

  it('puts text messages into the outbox, and refuses them with a mail server', async () => {
    const database = await openTestDatabase();
    const sender = { productName: 'Citygigs', contactEmail: 'help@site.test' };
    const toOutbox = startMailer(database, { ...sender, smtpUrl: null }, () => undefined);
    expect(requireTexts({ mailer: toOutbox })).toBeTypeOf('function');
    const toServer = startMailer(database, { ...sender, smtpUrl: 'smtp://127.0.0.1:9' }, () => undefined);
    expect(() => requireTexts({ mailer: toServer })).toThrow('Text messages cannot be sent.');
    await toServer.stop();
    await database.close();
  });
});
