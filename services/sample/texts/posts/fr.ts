import type { PostKey } from '../kinds.ts';
import type { PostText } from '../types.ts';
import { postText } from './postText.ts';

export const posts: Record<PostKey, PostText> = {
  'first-gig': postText({
    slug: 'ton-premier-petit-boulot',
    title: 'Ton premier petit boulot : comment commencer',
    excerpt: 'À quoi penser avant de t’inscrire et ce qui t’attend la première semaine.',
    lead: 'Un petit boulot se trouve vite. Prends quand même le temps de réfléchir, pour qu’il trouve vraiment sa place dans ta semaine.',
    heading: 'Avant de t’inscrire',
    middle: 'Prends une demi-heure et note ce qui compte pour toi. Compare ensuite deux ou trois offres.',
    items: [
      'Combien d’heures as-tu par semaine ?',
      'Que faut-il posséder ou acheter ?',
      'Comment et quand te paie-t-on ?',
    ],
    closing:
      'Commence doucement la première semaine. Tu découvres l’appli, les trajets et les gens, et après quelques services tu sais ce que rapporte vraiment une heure.',
    end: 'Si ça ne te convient pas, essaie autre chose. Presque partout, tu peux arrêter quand tu veux.',
    media: {
      picture: 'Des collines au soleil couchant',
      caption: 'Note d’abord ton emploi du temps, puis cherche un job qui y trouve sa place.',
      watch: 'À regarder',
      watchText: 'Pour les pauses entre deux jobs : trois courts films gratuits.',
    },
  }),
  taxes: postText({
    slug: 'impots-et-petits-boulots',
    title: 'Petits boulots et impôts, en mots simples',
    excerpt: 'Pourquoi garder tes papiers dès le premier jour et quels frais comptent.',
    lead: 'L’argent d’un petit boulot est un revenu. Payer ou non des impôts dépend de ce que tu gagnes en tout et de l’endroit où tu habites.',
    heading: 'Les papiers à garder',
    middle: 'Un simple tableau suffit. Notes-y chaque paiement et chaque dépense avec la date.',
    items: [
      'Les relevés de la plateforme',
      'Les reçus du matériel et des réparations',
      'La liste des kilomètres parcourus',
    ],
    closing: 'Mets de côté une partie de chaque paiement. Ainsi, une lettre des impôts ne te surprendra pas.',
    end: 'En cas de doute, demande au service des impôts ou à un conseiller. Une question posée tôt évite bien des ennuis.',
  }),
  'winter-delivery': postText({
    slug: 'livrer-en-hiver',
    title: 'Livrer à vélo en hiver',
    excerpt: 'Des mains au chaud, un bon éclairage et un peu de patience pour passer les mois froids.',
    lead: 'En hiver, il y a plus de commandes et moins de coursiers. Avec une bonne préparation, les mois froids rapportent bien.',
    heading: 'Ce qui aide contre le froid',
    middle: 'Pas besoin de vêtements chers : plusieurs couches et des pieds au sec suffisent.',
    items: [
      'Gants et surchaussures imperméables',
      'Éclairage bien chargé',
      'Pneus qui accrochent bien',
      'Un thermos de thé',
    ],
    closing:
      'Freine plus tôt et prends les virages lentement. Les ponts et les feuilles mortes glissent bien avant le reste de la route.',
    end: 'S’il y a du verglas, laisse le vélo à la maison. Aucune commande ne vaut une chute.',
  }),
  'city-guide': postText({
    slug: 'guide-des-petits-boulots',
    title: 'Petits boulots à {city} : le guide',
    excerpt: 'Quelles missions on trouve à {city}, quand il y a le plus à faire et comment commencer.',
    lead: 'À {city}, chaque jour on commande des repas, on déménage et on cherche des baby-sitters. Tout cela donne du travail, à côté des études ou d’un emploi.',
    heading: 'Où chercher à {city}',
    middle:
      'Commence par ce que tu as déjà et ce que tu sais faire. Dans ces domaines, il est facile de débuter.',
    items: [
      'La livraison, si tu as un vélo',
      'Les cours, si tu maîtrises une matière',
      'Les événements, si tu es libre le soir',
    ],
    closing:
      'Lis les avis des autres à {city} avant de postuler. Ils en disent plus sur l’attente et la paie que n’importe quelle annonce.',
    end: 'Postule à deux offres à la fois. Tu prendras celle qui répond la première.',
  }),
  'student-jobs': postText({
    slug: 'jobs-pour-etudiants',
    title: 'Des jobs qui vont bien avec tes études',
    excerpt: 'Cinq types de travail qui te laissent du temps pour les cours et les examens.',
    lead: 'Un job d’étudiant doit rapporter sans te coûter un semestre. L’important est de pouvoir faire une pause avant les examens.',
    heading: 'Ce qui tient dans un emploi du temps',
    middle: 'Ces jobs se font le soir, le week-end ou entre deux cours.',
    items: [
      'Cours particuliers',
      'Test d’applis',
      'Aide aux événements',
      'Livraison à vélo',
      'Garde d’enfants',
    ],
    closing:
      'Vérifie combien tu peux gagner sans perdre ta bourse ou ta couverture sociale. Ton association étudiante connaît les plafonds.',
    end: 'Préviens tôt quand les examens approchent. La plupart comprennent.',
  }),
  'city-weekend': postText({
    slug: 'jobs-de-week-end',
    title: 'Jobs de week-end à {city}',
    excerpt: 'Du vendredi soir au dimanche : où l’on cherche de l’aide à {city}.',
    lead: 'Le week-end, {city} vit autrement : les restaurants sont pleins, les familles sortent et on déménage. C’est le bon moment pour gagner un peu d’argent.',
    heading: 'Des jobs pour samedi et dimanche',
    middle: 'Tu peux les faire même si ta semaine est bien remplie.',
    items: ['Servir au restaurant', 'Porter des cartons de déménagement', 'Garder des enfants ou des chiens'],
    closing:
      'À {city}, beaucoup d’entreprises paient une majoration le dimanche et la nuit. Regarde la paie de chaque offre.',
    end: 'Garde un week-end libre par mois. Le repos fait partie du plan.',
  }),
  'avoid-scams': postText({
    slug: 'reperer-les-arnaques',
    title: 'Repérer une offre malhonnête',
    excerpt: 'Les signes qui doivent t’alerter et ce que tu peux faire.',
    lead: 'La plupart des offres sont honnêtes. Quelques-unes n’en veulent qu’à ton argent ou à tes données, et on peut les reconnaître.',
    heading: 'Méfie-toi quand',
    middle: 'Un seul signe ne prouve rien. À deux, mieux vaut renoncer.',
    items: [
      'on te demande de payer avant de commencer',
      'personne ne te donne d’adresse',
      'la paie est bien supérieure à la normale',
      'tu dois transmettre de l’argent ou des colis',
    ],
    closing:
      'N’envoie jamais de copie de ta pièce d’identité à quelqu’un que tu ne connais que par messagerie. Demande un contrat et lis-le tranquillement.',
    end: 'S’il est arrivé quelque chose, va à la police et écris-nous. Nous retirerons l’offre.',
  }),
  'good-profile': postText({
    slug: 'un-bon-profil',
    title: 'Un profil qui t’apporte des missions',
    excerpt: 'Avec une photo nette et trois bonnes phrases, on te remarque.',
    lead: 'Sur beaucoup de plateformes, les clients choisissent une personne et non une entreprise. Ton profil est alors ta candidature.',
    heading: 'Ce qu’il faut y mettre',
    middle: 'Écris comme tu parles et dis la vérité.',
    items: [
      'Une photo où tu souris, à la lumière du jour',
      'Ce que tu sais faire et depuis quand',
      'Quand tu es disponible',
    ],
    closing: 'Demande un avis à tes premiers clients. Trois bons avis valent plus qu’un long texte.',
    end: 'Relis ton profil de temps en temps. Ce que tu as appris et tes nouveaux horaires y ont leur place.',
  }),
};
