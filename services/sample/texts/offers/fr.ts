import { offerTexts } from './offerTexts.ts';

export const offers = offerTexts(
  {
    tasksLead: 'Ce que tu fais à {city} :',
    payout: 'À {city}, la paie est versée une fois par semaine.',
    signUp: 'Inscris-toi chez {partner} et choisis {city} comme ville.',
    firstJob: 'Choisis ta première mission à {city} et commence.',
    alwaysNeeded: 'Tu as au moins 18 ans et le droit de travailler dans le pays.',
    fees: {
      none: '{partner} ne demande rien pour travailler à {city}.',
      commission:
        '{partner} garde une commission sur chaque mission terminée à {city} ; l’inscription est gratuite.',
    },
    bonus: {
      none: 'Il n’y a pas de prime de bienvenue à {city} pour le moment.',
      firstJobs: 'Si tu débutes à {city}, tu reçois une prime après tes 20 premières missions.',
      referral:
        'Parraine quelqu’un à {city} : après ses cinq premières missions, une prime pour chaque personne.',
    },
    overviewEnd: 'C’est toi qui décides quand tu travailles.',
    header: '{title} à {city} avec {partner}',
    seoTitle: '{title} à {city} | {partner}',
    seoDescription:
      '{title} avec {partner} à {city} : ce que tu gagnes, ce qu’il te faut, ce que ça coûte et comment postuler.',
    keywords: 'petit boulot {city}, job d’appoint {city}, {partner}',
  },
  {
    'bike-delivery': {
      title: 'Coursier à vélo (H/F)',
      card: 'Livre des repas et des courses à vélo à {city}. Avec {partner}, tu choisis tes créneaux une semaine à l’avance.',
      earnings: 'On te paie à la commande et au kilomètre. Les pourboires sont pour toi.',
      intro:
        '{partner} apporte les plats des restaurants et les achats des magasins jusqu’à la porte. Tu roules avec ton vélo ou tu en loues un.',
      tasks: [
        'Retirer les commandes au restaurant',
        'Rejoindre le client par le trajet proposé',
        'Remettre la commande et la valider dans l’appli',
      ],
      check: 'Envoie ta pièce d’identité et viens chercher ton sac de livraison.',
      needs: [
        'Tu as un smartphone avec un forfait internet.',
        'Tu as un vélo en bon état ou tu en loues un.',
        'Tu es à l’aise dans la circulation.',
      ],
      expenses: 'Prévois les réparations du vélo, des vêtements de pluie et un forfait mobile.',
      overview:
        'À {city}, on livre surtout le midi et le soir. Les commandes arrivent dans l’appli {partner}.',
      keywords: 'coursier à vélo, livraison de repas, livreur',
    },
    'car-delivery': {
      title: 'Livreur de colis (H/F)',
      card: 'Livre des colis à {city}, en voiture ou en camionnette. Avec {partner}, tu réserves des tournées d’une demi-journée.',
      earnings: 'Tu reçois un montant fixe par tournée et une participation au carburant.',
      intro: '{partner} livre pour des boutiques en ligne. Ta tournée est prête avant ton départ du dépôt.',
      tasks: [
        'Charger les colis au dépôt',
        'Les livrer dans l’ordre prévu',
        'Rapporter ceux qui n’ont pas pu être livrés',
      ],
      check: 'Fais vérifier ton permis et regarde la formation à la sécurité.',
      needs: [
        'Tu as le permis depuis au moins un an.',
        'Tu peux soulever jusqu’à 20 kg.',
        'Tu as une voiture ou tu loues une camionnette.',
      ],
      expenses: 'Avec ta voiture, tu paies le carburant, le stationnement et l’usure.',
      overview: 'Une tournée à {city} dure environ quatre heures. Tu vois le montant avant d’accepter.',
      keywords: 'livreur de colis, chauffeur-livreur, tournée',
    },
    ridesharing: {
      title: 'Chauffeur VTC (H/F)',
      card: 'Transporte des passagers dans {city}, dans ta voiture ou dans une voiture louée. {partner} te trouve les courses.',
      earnings: 'On te paie selon la distance et la durée, avec un supplément aux heures de pointe.',
      intro:
        'Les passagers réservent chez {partner} et tu les conduis à destination. Le paiement se fait dans l’appli.',
      tasks: [
        'Accepter des courses dans l’appli',
        'Conduire les passagers en toute sécurité',
        'Garder la voiture propre, dedans comme dehors',
      ],
      check: 'Envoie ton permis, ta carte professionnelle et les papiers de la voiture.',
      needs: [
        'Tu as le permis et la carte exigée dans ta région.',
        'Ton casier judiciaire est vierge.',
        'Tu es aimable et tu conduis calmement.',
      ],
      expenses: 'Le carburant ou la recharge, l’assurance et le lavage sont à ta charge.',
      overview:
        'À {city}, on réserve surtout le matin, le soir et le week-end. {partner} te montre où la demande est forte.',
      keywords: 'chauffeur VTC, transport de personnes, courses',
    },
    cleaning: {
      title: 'Agent d’entretien (H/F)',
      card: 'Nettoie des appartements et des bureaux à {city}. Avec {partner}, tu fixes tes horaires et ton tarif.',
      earnings: 'Tu fixes ton tarif horaire et on te paie après chaque passage.',
      intro:
        '{partner} trouve des clients réguliers près de chez toi. Beaucoup réservent la même personne chaque semaine.',
      tasks: [
        'Nettoyer cuisines, salles de bains et sols',
        'Dépoussiérer et ranger',
        'Voir avec le client ses demandes particulières',
      ],
      check: 'Remplis ton profil et parle quelques minutes avec l’équipe au téléphone.',
      needs: [
        'Tu as un peu d’expérience du ménage.',
        'Tu travailles avec soin et ponctualité.',
        'Tu as un smartphone.',
      ],
      expenses: 'Les clients fournissent en général les produits ; tu paies tes trajets.',
      overview:
        'À {city}, on cherche de l’aide toute l’année. Un passage dure le plus souvent de deux à quatre heures.',
      keywords: 'ménage, aide ménagère, nettoyage',
    },
    babysitting: {
      title: 'Baby-sitter (H/F)',
      card: 'Garde des enfants à {city}. Sur {partner}, les parents t’écrivent directement.',
      earnings: 'Tu conviens d’un tarif horaire avec la famille et on te paie après chaque garde.',
      intro:
        'Des familles cherchent quelqu’un de confiance pour l’après-midi, le soir ou le week-end. Vous faites connaissance avant la première garde.',
      tasks: ['Jouer, lire et bricoler', 'Préparer des repas simples', 'Coucher les enfants'],
      check: 'Ajoute une référence et fais confirmer ton identité.',
      needs: [
        'Tu aimes les enfants et tu as de l’expérience.',
        'Tu peux fournir un extrait de casier judiciaire.',
        'Une formation aux premiers secours est un plus.',
      ],
      expenses: 'À part les trajets, il n’y a presque pas de frais.',
      overview:
        'À {city}, les familles trouvent sur {partner} des baby-sitters tout près. Tu choisis les demandes que tu acceptes.',
      keywords: 'baby-sitter, garde d’enfants, nounou',
    },
    'pet-care': {
      title: 'Promeneur de chiens et pet-sitter (H/F)',
      card: 'Promène des chiens et occupe-toi de chats à {city}. {partner} te met en relation avec des maîtres du quartier.',
      earnings: 'On te paie à la promenade ou à la nuit.',
      intro:
        'Les maîtres te réservent pour une promenade, un repas ou les vacances. Tu rencontres chaque animal avant.',
      tasks: [
        'Promener les chiens, seuls ou en petits groupes',
        'Les nourrir et jouer avec eux',
        'Envoyer une photo et un petit mot au maître',
      ],
      check: 'Parle de ton expérience et prévois une promenade d’essai.',
      needs: [
        'Tu sais t’y prendre avec les animaux.',
        'Tu sors par tous les temps.',
        'Tu respectes les horaires.',
      ],
      expenses: 'Prévois des laisses, des sacs et une assurance responsabilité civile.',
      overview:
        'À {city}, la demande est forte le midi et pendant les vacances scolaires. Beaucoup de maîtres reviennent.',
      keywords: 'promeneur de chiens, garde d’animaux, pet-sitter',
    },
    tutoring: {
      title: 'Professeur particulier (H/F)',
      card: 'Aide des élèves à {city} en maths, en langues ou en sciences. {partner} gère les réservations et les factures.',
      earnings: 'On te paie au cours, davantage pour les grandes classes.',
      intro:
        'Tu donnes cours chez l’élève ou en ligne. {partner} te propose des élèves qui correspondent à tes matières.',
      tasks: [
        'Préparer et donner les cours',
        'Revoir les devoirs et les contrôles',
        'Tenir les parents au courant',
      ],
      check: 'Envoie ton dernier diplôme et donne un court cours d’essai.',
      needs: [
        'Tu maîtrises au moins une matière.',
        'Tu expliques avec patience.',
        'Tu es libre deux après-midi par semaine.',
      ],
      expenses: 'Il te faudra peut-être des livres, des copies et un titre de transport.',
      overview: 'À {city}, on cherche de l’aide surtout avant les contrôles. Un cours dure 45 ou 90 minutes.',
      keywords: 'cours particuliers, soutien scolaire, aide aux devoirs',
    },
    handyman: {
      title: 'Bricoleur et aide au déménagement (H/F)',
      card: 'Monte des meubles, fixe des lampes et aide aux déménagements à {city}. {partner} t’envoie des missions tout près.',
      earnings: 'On te paie à l’heure ou au forfait.',
      intro:
        'Le client décrit ce qu’il faut faire et tu proposes un prix. Un petit travail prend une heure, un déménagement une demi-journée.',
      tasks: [
        'Monter et réparer des meubles',
        'Porter des cartons et charger le camion',
        'Faire de petits travaux comme percer ou peindre',
      ],
      check: 'Décris ce que tu sais faire et ajoute des photos de tes travaux.',
      needs: [
        'Tu es habile de tes mains.',
        'Tu as les outils de base.',
        'Tu peux porter lourd sans te faire mal.',
      ],
      expenses: 'Les outils, la tenue de travail et parfois le carburant sont à ta charge.',
      overview: 'À {city}, on déménage surtout en fin de mois. Les réparations sont demandées toute l’année.',
      keywords: 'bricolage, aide au déménagement, montage de meubles',
    },
    'mystery-shopping': {
      title: 'Client mystère (H/F)',
      card: 'Visite des magasins et des restaurants à {city} et raconte ce que tu vois. {partner} paie chaque visite.',
      earnings: 'Tu reçois un montant par visite et tes achats te sont remboursés jusqu’à une limite.',
      intro:
        'Les entreprises veulent savoir comment leurs clients sont reçus. Tu y vas comme tout le monde, puis tu réponds à un questionnaire.',
      tasks: [
        'Lire les consignes',
        'Visiter le magasin sans te faire remarquer',
        'Remplir le rapport le jour même',
      ],
      check: 'Fais un court test d’observation et de rédaction.',
      needs: [
        'Tu remarques les détails.',
        'Tu écris clairement.',
        'Tu as un smartphone avec appareil photo.',
      ],
      expenses: 'Tu avances les achats et on te rembourse plus tard.',
      overview:
        'De nouvelles visites arrivent chaque semaine à {city}. Une visite et son rapport prennent environ une heure.',
      keywords: 'client mystère, visite mystère, achat test',
    },
    crowdtesting: {
      title: 'Testeur d’applis et sondages (H/F)',
      card: 'Teste des applis et des sites et réponds à des sondages, chez toi à {city} ou ailleurs. {partner} t’invite à des tests faits pour toi.',
      earnings: 'On te paie au test et pour chaque défaut confirmé.',
      intro:
        'Chez {partner}, de vraies personnes essaient des produits avant leur sortie. Tu dis ce qui fonctionne et ce qui ne fonctionne pas.',
      tasks: [
        'Suivre un plan de test',
        'Décrire les défauts avec des captures d’écran',
        'Répondre à des questions sur ton expérience',
      ],
      check: 'Ajoute tes appareils à ton profil et fais un test d’entraînement.',
      needs: [
        'Tu as un smartphone ou un ordinateur.',
        'Tu décris les problèmes de façon claire.',
        'Tu gardes pour toi ce qui n’est pas encore sorti.',
      ],
      expenses: 'Tu utilises tes appareils et ta connexion internet.',
      overview:
        'À {city}, beaucoup testent à côté de leurs études ou d’un autre emploi. Un test dure de dix minutes à deux heures.',
      keywords: 'testeur d’applis, test participatif, sondages rémunérés',
    },
    hospitality: {
      title: 'Serveur et aide événementiel (H/F)',
      card: 'Assure le service au restaurant, sur des salons et à des fêtes à {city}. {partner} propose des services à l’unité.',
      earnings: 'On te paie à l’heure, avec une majoration la nuit et le dimanche.',
      intro:
        'Restaurants et traiteurs trouvent du renfort grâce à {partner}. Tu vois le lieu, l’horaire et la paie avant d’accepter.',
      tasks: ['Dresser les tables et servir', 'Préparer les boissons', 'Débarrasser après l’événement'],
      check: 'Viens à une courte présentation avec ton attestation d’hygiène.',
      needs: [
        'Tu es aimable avec les clients.',
        'Tu peux rester debout plusieurs heures.',
        'Tu as un pantalon noir et une chemise blanche.',
      ],
      expenses: 'Tu achètes ta tenue ; les repas sont en général offerts.',
      overview:
        'À {city}, la plupart des services ont lieu le vendredi et le samedi. Les salons donnent aussi du travail en semaine.',
      keywords: 'serveur, extra, traiteur',
    },
    retail: {
      title: 'Aide en magasin et animation commerciale (H/F)',
      card: 'Remplis les rayons, tiens la caisse ou présente des produits à {city}. {partner} a besoin d’aide certains jours.',
      earnings: 'On te paie à l’heure ; les animations donnent souvent droit à une prime de vente.',
      intro:
        'Les magasins ont besoin d’aide avant les fêtes et le week-end. {partner} t’envoie près de chez toi.',
      tasks: [
        'Remplir les rayons et trier la marchandise',
        'Conseiller les clients',
        'Distribuer des échantillons et des prospectus',
      ],
      check: 'Choisis tes jours et reçois les consignes par téléphone.',
      needs: ['Tu aimes parler aux gens.', 'Tu arrives toujours à l’heure.', 'Tu es libre certains samedis.'],
      expenses: 'Tu paies tes trajets ; la tenue est fournie.',
      overview:
        'À {city}, les magasins cherchent de l’aide au dernier moment. Tu peux travailler un seul jour ou tous les samedis.',
      keywords: 'aide en magasin, animation commerciale, mise en rayon',
    },
    translation: {
      title: 'Traducteur indépendant (H/F)',
      card: 'Depuis {city}, traduis des textes sans sortir de chez toi. {partner} te propose des missions qui correspondent à tes langues.',
      earnings: 'On te paie au mot, davantage pour les textes techniques.',
      intro:
        '{partner} traduit des notices, des pages de boutiques et des lettres. Tu choisis les missions et les délais qui te conviennent.',
      tasks: [
        'Traduire des textes vers ta langue maternelle',
        'Relire le travail des autres',
        'Respecter les glossaires',
      ],
      check: 'Remets une courte traduction d’essai.',
      needs: [
        'Tu maîtrises deux langues.',
        'Tu écris sans fautes.',
        'Tu as un ordinateur et tu respectes les délais.',
      ],
      expenses: 'Les logiciels et les dictionnaires peuvent coûter un peu ; beaucoup sont gratuits.',
      overview:
        'Tu travailles où tu veux, à {city} ou ailleurs. La plupart des missions comptent de 300 à 3 000 mots.',
      keywords: 'traducteur, indépendant, télétravail',
    },
  },
);
