import type { OfferKind } from '../kinds.ts';

export const partners: Record<OfferKind, string> = {
  'bike-delivery': '{partner} levererar mat och varor med cykel. Buden väljer sina pass i appen.',
  'car-delivery': '{partner} kör paket från nätbutiker till dörren. Turerna bokas en och en.',
  ridesharing: '{partner} för samman förare och passagerare. Körningar bokas och betalas i appen.',
  cleaning: '{partner} hittar städare till hem och kontor. Städarna sätter sina egna priser.',
  babysitting: '{partner} hjälper familjer att hitta barnvakter i närheten. Man träffas före första kvällen.',
  'pet-care': '{partner} för samman djurägare och djurvänner. Promenader och övernattningar bokas på nätet.',
  tutoring: '{partner} ordnar privatlektioner för alla åldrar. De hålls hemma eller på nätet.',
  handyman: '{partner} hittar händigt folk för reparationer, montering och flyttar. Priset är känt i förväg.',
  'mystery-shopping':
    '{partner} kontrollerar servicen i butiker och på restauranger. Testkunderna kommer oanmälda och skriver rapporter.',
  crowdtesting:
    '{partner} låter riktiga människor testa appar och webbplatser. De rapporterar fel och säger vad de tycker.',
  hospitality: '{partner} bemannar restauranger och evenemang. Passen bokas ett och ett.',
  retail:
    '{partner} hjälper butiker när det är mycket att göra. Personalen fyller på, ger råd och visar produkter.',
  translation: '{partner} översätter åt företag i hela världen. Översättarna jobbar på distans.',
};
