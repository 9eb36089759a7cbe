import { describe, expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

describe('mailboxOf', () => {
  it.each([
    ['ada.byron@gmail.com', 'adabyron@gmail.com'],
    ['A.d.a.Byron@GoogleMail.com', 'adabyron@gmail.com'],
    ['adabyron+gigs+2@gmail.com', 'adabyron@gmail.com'],
    ['Mia@Example.ORG', 'mia@example.org'],
    [' mia+a.b@example.org ', 'mia@example.org'],
    ['mia@example.org.', 'mia@example.org'],
    ['ｍｉａ@example.org', 'mia@example.org'],
    ['mia@münchen.example', 'mia@xn--mnchen-3ya.example'],
    ['MIA@MÜNCHEN.example', 'mia@xn--mnchen-3ya.example'],
  ])('gives %j the form %j', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
    expect(mailboxOf(mailbox)).toBe(mailbox);
  });

  it.each([
    ['mia.k@example.org', 'miak@example.org'],
    ['mia@example.org', 'mia@example.com'],
    ['mia@gmail.com', 'mia@gmail.com.example'],
    ['mia-gigs@example.org', 'mia@example.org'],
    ['+mia@example.org', '+leo@example.org'],
    ['...@gmail.com', '@gmail.com'],
  ])('tells %j from %j', (one, other) => {
    expect(mailboxOf(one)).not.toBe(mailboxOf(other));
  });

  it.each([
    ['j.doe@proton.me', 'JDoe+gigs@pm.me'],
    ['kim_lee@protonmail.com', 'kimlee@proton.me'],
    ['ada@icloud.com', 'ada@me.com'],
    ['ivan.petrov@yandex.ru', 'ivan-petrov@ya.ru'],
    ['lea@fastmail.com', 'anything@lea.fastmail.com'],
  ])('is the same for %s and %s', (one, other) => {
    expect(mailboxOf(one)).toBe(mailboxOf(other));
  });

  it.each([
    ['j.doe@outlook.com', 'jdoe@outlook.com'],
    ['jean@yahoo.fr', 'jean-pierre@yahoo.fr'],
    ['kim-1@example.org', 'kim-2@example.org'],
    ['lea@fastmail.com', 'lea@max.fastmail.com'],
  ])('differs for %s and %s', (one, other) => {
    expect(mailboxOf(one)).not.toBe(mailboxOf(other));
  });
});
