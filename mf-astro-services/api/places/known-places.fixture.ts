/** What people type for a place of birth, and where that is, in degrees. */
export const knownPlaces = `
  बक्सर | 25.56 | 83.98
  Baksar, Bihar | 25.56 | 83.98
  सिवनी | 22.09 | 79.54
  Seoni | 22.09 | 79.54
  Kendujhar | 21.63 | 85.59
  Keonjhar | 21.63 | 85.59
  क्योंझर | 21.63 | 85.59
  Siddharthnagar, UP | 27.30 | 83.09
  सिद्धार्थनगर, उत्तर प्रदेश | 27.30 | 83.09
  Kinnaur | 31.54 | 78.27
  किन्नौर | 31.54 | 78.27
  Sindhudurg | 16.08 | 73.69
  सिंधुदुर्ग | 16.08 | 73.69
  Una | 31.46 | 76.27
  ऊना | 31.46 | 76.27
  Manali | 32.25 | 77.18
  मनाली | 32.25 | 77.18
  Udham Singh Nagar | 28.98 | 79.40
  East Champaran | 26.65 | 84.91
  West Champaran | 26.80 | 84.50
  Kandhamal | 20.47 | 84.23
  Gajapati | 18.78 | 84.09
  Kalahandi | 19.91 | 83.17
  Mayurbhanj | 21.94 | 86.73
  Gautam Buddha Nagar | 28.47 | 77.50
  Sirmaur | 30.56 | 77.29
  Pauri Garhwal | 30.15 | 78.78
  Raigad | 18.64 | 72.87
  North 24 Parganas | 22.72 | 88.48
  Birbhum | 23.91 | 87.53
  Purba Medinipur | 22.30 | 87.92
  Dakshin Dinajpur | 25.22 | 88.78
  Uttar Dinajpur | 25.62 | 88.12
  South Tripura | 23.25 | 91.45
  West Tripura | 23.83 | 91.28
  Kodagu | 12.42 | 75.74
  कोडगु | 12.42 | 75.74
  Uttara Kannada | 14.81 | 74.13
  Dakshina Kannada | 12.91 | 74.86
  Sabarkantha | 23.60 | 72.96
  Panchmahal | 22.78 | 73.61
  Kutch | 23.25 | 69.67
  कच्छ | 23.25 | 69.67
  Banaskantha | 24.17 | 72.43
  West Garo Hills | 25.51 | 90.20
  East Khasi Hills | 25.57 | 91.88
  West Singhbhum | 22.55 | 85.81
  East Singhbhum | 22.80 | 86.18
  Nilgiris | 11.41 | 76.70
  Cachar | 24.83 | 92.78
  Karbi Anglong | 25.84 | 93.43
  Dima Hasao | 25.17 | 93.02
  North Goa | 15.50 | 73.83
  South Goa | 15.27 | 73.96
  Janjgir-Champa | 22.01 | 82.57
  Kabirdham | 22.01 | 81.23
  East Sikkim | 27.33 | 88.61
  Rajgarh | 24.01 | 76.73
  Motihari | 26.65 | 84.92
  Sonpur, Saran | 25.69 | 85.17
  Sonepur Bihar | 25.69 | 85.17
  Bodhgaya | 24.70 | 84.99
  Bodh Gaya | 24.70 | 84.99
  Kedarnath | 30.73 | 79.07
  Badrinath | 30.74 | 79.49
  Gangotri | 30.99 | 78.94
  Yamunotri | 31.01 | 78.46
  Hemkund | 30.70 | 79.62
  Joshimath | 30.55 | 79.56
  Rudraprayag | 30.28 | 78.98
  Karnaprayag | 30.26 | 79.22
  Devprayag | 30.15 | 78.60
  Guptkashi | 30.52 | 79.08
  Ukhimath | 30.52 | 79.10
  Tungnath | 30.49 | 79.22
  Pahalgam | 34.01 | 75.32
  Katra | 32.99 | 74.93
  Vaishno Devi | 33.03 | 74.95
  Sabarimala | 9.43 | 77.08
  Guruvayur | 10.59 | 76.04
  Palani | 10.45 | 77.52
  Rameswaram | 9.28 | 79.31
  Rameshwaram | 9.28 | 79.31
  Madurai | 9.93 | 78.12
  Chidambaram | 11.40 | 79.69
  Tiruvannamalai | 12.23 | 79.07
  Thiruvannamalai | 12.23 | 79.07
  Kumbakonam | 10.96 | 79.38
  Srirangam | 10.86 | 78.69
  Tirupathi | 13.63 | 79.42
  Tirumala | 13.68 | 79.35
  Srikalahasti | 13.75 | 79.70
  Kalahasti | 13.75 | 79.70
  Srisailam | 16.07 | 78.87
  Bhadrachalam | 17.67 | 80.89
  Yadagirigutta | 17.59 | 78.94
  Simhachalam | 17.77 | 83.25
  Mantralayam | 15.94 | 77.43
  Mantralaya | 15.94 | 77.43
  Udupi | 13.34 | 74.75
  Sringeri | 13.42 | 75.25
  Shringeri | 13.42 | 75.25
  Dharmasthala | 12.95 | 75.38
  Kukke Subramanya | 12.66 | 75.62
  Subramanya | 12.66 | 75.62
  Gokarna | 14.55 | 74.32
  Murudeshwar | 14.09 | 74.48
  Horanadu | 13.27 | 75.34
  Hampi | 15.34 | 76.46
  Shravanabelagola | 12.86 | 76.49
  Melukote | 12.66 | 76.65
  Nanjangud | 12.12 | 76.68
  Pandharpur | 17.68 | 75.33
  Tuljapur | 18.01 | 76.07
  Shirdi | 19.77 | 74.48
  Shani Shingnapur | 19.38 | 74.86
  Shingnapur | 19.38 | 74.86
  Trimbakeshwar | 19.93 | 73.53
  Bhimashankar | 19.07 | 73.54
  Grishneshwar | 20.02 | 75.17
  Ellora | 20.02 | 75.18
  Alandi | 18.68 | 73.90
  Dehu | 18.72 | 73.77
  Jejuri | 18.28 | 74.16
  Akkalkot | 17.53 | 76.20
  Kolhapur | 16.70 | 74.24
  Somnath | 20.89 | 70.40
  Veraval | 20.91 | 70.37
  Dwarka | 22.24 | 68.97
  Bet Dwarka | 22.46 | 69.13
  Ambaji | 24.33 | 72.85
  Dakor | 22.75 | 73.15
  Palitana | 21.52 | 71.83
  Pavagadh | 22.48 | 73.53
  Girnar | 21.49 | 70.51
  Nathdwara | 24.93 | 73.82
  Pushkar | 26.49 | 74.55
  Salasar | 27.72 | 74.72
  Khatu | 27.36 | 75.40
  Khatushyamji | 27.36 | 75.40
  Mehandipur Balaji | 26.96 | 76.79
  Ranakpur | 25.12 | 73.47
  Eklingji | 24.75 | 73.72
  Deshnoke | 27.79 | 73.34
  Deshnok | 27.79 | 73.34
  Karauli | 26.50 | 77.02
  Omkareshwar | 22.24 | 76.15
  Maheshwar | 22.18 | 75.59
  Ujjain | 23.18 | 75.78
  Amarkantak | 22.67 | 81.76
  Chitrakoot | 25.20 | 80.85
  Maihar | 24.26 | 80.76
  Orchha | 25.35 | 78.64
  Datia | 25.67 | 78.46
  Khajuraho | 24.85 | 79.93
  Vrindavan | 27.58 | 77.70
  Barsana | 27.65 | 77.38
  Gokul | 27.44 | 77.72
  Govardhan | 27.50 | 77.46
  Nandgaon, Mathura | 27.71 | 77.39
  Naimisharanya | 27.35 | 80.48
  Neemsar | 27.35 | 80.48
  Vindhyachal | 25.16 | 82.51
  Sarnath | 25.38 | 83.02
  Kushinagar | 26.74 | 83.89
  Shravasti | 27.51 | 82.05
  Devipatan | 27.53 | 82.40
  Garhmukteshwar | 28.79 | 78.10
  Naimish | 27.35 | 80.48
  Deoghar | 24.48 | 86.70
  Baidyanath Dham | 24.48 | 86.70
  Basukinath | 24.39 | 87.08
  Rajgir | 25.03 | 85.42
  Nalanda | 25.13 | 85.45
  Pawapuri | 25.09 | 85.54
  Vaishali | 25.99 | 85.13
  Sitamarhi | 26.60 | 85.48
  Janakpur | 26.73 | 85.93
  Puri | 19.80 | 85.83
  Konark | 19.89 | 86.09
  Tarapith | 24.11 | 87.80
  Dakshineswar | 22.65 | 88.36
  Mayapur | 23.42 | 88.39
  Nabadwip | 23.41 | 88.37
  Navadwip | 23.41 | 88.37
  Ganga Sagar | 21.64 | 88.08
  Gangasagar | 21.64 | 88.08
  Haridwar | 29.95 | 78.16
  Rishikesh | 30.09 | 78.27
  Neelkanth | 30.08 | 78.34
  Kurukshetra | 29.97 | 76.88
  Pehowa | 29.98 | 76.58
  Anandpur Sahib | 31.24 | 76.50
  Amritsar | 31.63 | 74.87
  Jwalamukhi | 31.87 | 76.32
  Jawalamukhi | 31.87 | 76.32
  Chintpurni | 31.81 | 76.09
  Naina Devi | 31.31 | 76.53
  Chamunda Devi | 32.15 | 76.42
  Kangra | 32.10 | 76.27
  Hamirpur HP | 31.69 | 76.52
  Sahatwar, Ballia | 25.82 | 84.30
  Columbus, Ohio | 39.96 | -83.0
  Chhapra | 25.78 | 84.75
  Chapra | 25.78 | 84.75
  Chhupra | 25.78 | 84.75
  बलिया | 25.77 | 84.15
  छपरा | 25.78 | 84.75
  आजमगढ़ | 26.07 | 83.18
  आज़मगढ़ | 26.07 | 83.18
  आजमगढ | 26.07 | 83.18
  बोधगया | 24.70 | 84.99
  बोध गया | 24.70 | 84.99
  जौनपुर | 25.75 | 82.69
  ग़ाज़ीपुर | 25.58 | 83.58
  गाजीपुर | 25.58 | 83.58
  ग़ाज़ियाबाद | 28.67 | 77.43
  देवरिया | 26.50 | 83.78
  मऊ | 25.95 | 83.56
  गोरखपुर | 26.76 | 83.37
  बस्ती | 26.80 | 82.75
  सुल्तानपुर | 26.26 | 82.07
  सुलतानपुर | 26.26 | 82.07
  रायबरेली | 26.23 | 81.24
  फैजाबाद | 26.77 | 82.14
  उन्नाव | 26.55 | 80.49
  हरदोई | 27.40 | 80.13
  सीतापुर | 27.57 | 80.68
  पीलीभीत | 28.64 | 79.80
  शाहजहाँपुर | 27.88 | 79.91
  शाहजहांपुर | 27.88 | 79.91
  बदायूँ | 28.04 | 79.13
  बदायूं | 28.04 | 79.13
  बुलंदशहर | 28.41 | 77.85
  हाथरस | 27.60 | 78.05
  एटा | 27.56 | 78.66
  मैनपुरी | 27.23 | 79.02
  फ़र्रूख़ाबाद | 27.39 | 79.58
  औरैया | 26.47 | 79.51
  बाँदा | 25.48 | 80.33
  बांदा | 25.48 | 80.33
  हमीरपुर, उत्तर प्रदेश | 25.96 | 80.15
  महोबा | 25.29 | 79.87
  ललितपुर | 24.69 | 78.41
  जालौन | 26.15 | 79.33
  मोतिहारी | 26.65 | 84.92
  बेतिया | 26.80 | 84.50
  सीवान | 26.22 | 84.36
  गोपालगंज | 26.47 | 84.44
  हाजीपुर | 25.69 | 85.21
  समस्तीपुर | 25.86 | 85.78
  बेगूसराय | 25.42 | 86.13
  खगड़िया | 25.50 | 86.47
  सहरसा | 25.88 | 86.60
  सुपौल | 26.12 | 86.60
  मधेपुरा | 25.92 | 86.79
  पूर्णिया | 25.78 | 87.47
  कटिहार | 25.54 | 87.57
  किशनगंज | 26.10 | 87.95
  अररिया | 26.15 | 87.52
  मधुबनी | 26.35 | 86.07
  आरा | 25.56 | 84.66
  सासाराम | 24.95 | 84.03
  औरंगाबाद, बिहार | 24.75 | 84.37
  जहानाबाद | 25.21 | 84.99
  नवादा | 24.88 | 85.54
  शेखपुरा | 25.14 | 85.85
  लखीसराय | 25.17 | 86.09
  मुंगेर | 25.37 | 86.47
  जमुई | 24.92 | 86.22
  बाँका | 24.89 | 86.92
  राँची | 23.35 | 85.33
  रांची | 23.35 | 85.33
  दुमका | 24.27 | 87.25
  गिरिडीह | 24.19 | 86.30
  चाईबासा | 22.55 | 85.81
  पलामू | 24.03 | 84.07
  डाल्टनगंज | 24.03 | 84.07
  छिंदवाड़ा | 22.06 | 78.94
  होशंगाबाद | 22.75 | 77.72
  मंदसौर | 24.07 | 75.07
  नीमच | 24.47 | 74.87
  शिवपुरी | 25.43 | 77.66
  मुरैना | 26.50 | 78.00
  भिंड | 26.56 | 78.78
  टीकमगढ़ | 24.74 | 78.83
  बालाघाट | 21.81 | 80.18
  मंडला | 22.60 | 80.37
  शहडोल | 23.30 | 81.36
  सीधी | 24.40 | 81.88
  खरगोन | 21.83 | 75.61
  बड़वानी | 22.04 | 74.90
  झाबुआ | 22.77 | 74.59
  बैतूल | 21.91 | 77.90
  विदिशा | 23.53 | 77.81
  राजगढ़, मध्य प्रदेश | 24.01 | 76.73
  दुर्ग | 21.19 | 81.28
  राजनांदगांव | 21.10 | 81.03
  कोरबा | 22.35 | 82.69
  रायगढ़, छत्तीसगढ़ | 21.90 | 83.40
  अंबिकापुर | 23.12 | 83.20
  जगदलपुर | 19.08 | 82.02
  महासमुंद | 21.11 | 82.10
  सवाई माधोपुर | 26.02 | 76.35
  झुंझुनूं | 28.13 | 75.40
  चूरू | 28.30 | 74.97
  नागौर | 27.20 | 73.73
  पाली | 25.77 | 73.32
  बाड़मेर | 25.75 | 71.39
  जैसलमेर | 26.91 | 70.92
  चित्तौड़गढ़ | 24.89 | 74.63
  बाँसवाड़ा | 23.55 | 74.44
  डूंगरपुर | 23.84 | 73.71
  टोंक | 26.17 | 75.79
  दौसा | 26.89 | 76.34
  धौलपुर | 26.69 | 77.89
  हनुमानगढ़ | 29.58 | 74.32
  श्रीगंगानगर | 29.91 | 73.88
  रेवाड़ी | 28.19 | 76.62
  भिवानी | 28.79 | 76.13
  सिरसा | 29.53 | 75.03
  जींद | 29.32 | 76.32
  कैथल | 29.80 | 76.40
  यमुनानगर | 30.13 | 77.28
  अंबाला | 30.38 | 76.78
  पठानकोट | 32.27 | 75.65
  होशियारपुर | 31.53 | 75.91
  कांगड़ा | 32.10 | 76.27
  मंडी | 31.71 | 76.93
  कुल्लू | 31.96 | 77.11
  चम्बा | 32.56 | 76.13
  पिथौरागढ़ | 29.58 | 80.22
  अल्मोड़ा | 29.60 | 79.66
  टिहरी | 30.38 | 78.48
  पौड़ी | 30.15 | 78.78
  चमोली | 30.40 | 79.32
  काशीपुर | 29.21 | 78.96
  नांदेड़ | 19.15 | 77.31
  परभणी | 19.27 | 76.77
  यवतमाल | 20.39 | 78.13
  चंद्रपुर | 19.95 | 79.30
  गढ़चिरौली | 20.18 | 80.00
  बुलढाणा | 20.53 | 76.18
  धुले | 20.90 | 74.77
  नंदुरबार | 21.37 | 74.24
  सांगली | 16.85 | 74.58
  रत्नागिरी | 16.99 | 73.31
  मेहसाणा | 23.60 | 72.38
  पालनपुर | 24.17 | 72.43
  भुज | 23.25 | 69.67
  जूनागढ़ | 21.52 | 70.46
  पोरबंदर | 21.64 | 69.61
  नवसारी | 20.95 | 72.93
  कटक | 20.46 | 85.88
  संबलपुर | 21.47 | 83.98
  बालेश्वर | 21.49 | 86.93
  कोयंबटूर | 11.02 | 76.96
  तिरुवनंतपुरम | 8.51 | 76.96
  कोझिकोड | 11.25 | 75.78
  विजयवाड़ा | 16.51 | 80.62
  गुंटूर | 16.30 | 80.44
  करीमनगर | 18.44 | 79.13
  निज़ामाबाद | 18.67 | 78.10
  सिलीगुड़ी | 26.71 | 88.43
  दार्जिलिंग | 27.04 | 88.26
  जलपाईगुड़ी | 26.52 | 88.72
  गुवाहाटी | 26.18 | 91.75
  लंदन | 51.51 | -0.13
  न्यूयॉर्क | 40.71 | -74.0
  दुबई | 25.20 | 55.27
  सिंगापुर | 1.29 | 103.85
  काठमांडू | 27.70 | 85.32
  Gorakhpur | 26.76 | 83.37
  Ballia | 25.77 | 84.15
  Balia | 25.77 | 84.15
  Azamgarh | 26.07 | 83.18
  Azamgadh | 26.07 | 83.18
  Ajamgarh | 26.07 | 83.18
  Jaunpur | 25.75 | 82.69
  Ghazipur | 25.58 | 83.58
  Gazipur | 25.58 | 83.58
  Mirzapur | 25.15 | 82.57
  Bhadohi | 25.39 | 82.57
  Chandauli | 25.26 | 83.27
  Sonbhadra | 24.69 | 83.07
  Deoria | 26.50 | 83.78
  Mau | 25.95 | 83.56
  Basti | 26.80 | 82.75
  Maharajganj | 27.14 | 83.56
  Sant Kabir Nagar | 26.78 | 83.07
  Khalilabad | 26.78 | 83.07
  Gonda | 27.13 | 81.96
  Bahraich | 27.58 | 81.60
  Balrampur | 27.43 | 82.18
  Ambedkar Nagar | 26.43 | 82.53
  Akbarpur | 26.43 | 82.53
  Sultanpur | 26.26 | 82.07
  Amethi | 26.15 | 81.81
  Rae Bareli | 26.23 | 81.24
  Raibareli | 26.23 | 81.24
  Unnao | 26.55 | 80.49
  Hardoi | 27.40 | 80.13
  Sitapur | 27.57 | 80.68
  Lakhimpur Kheri | 27.95 | 80.78
  Pilibhit | 28.64 | 79.80
  Shahjahanpur | 27.88 | 79.91
  Budaun | 28.04 | 79.13
  Badaun | 28.04 | 79.13
  Bijnor | 29.37 | 78.14
  Amroha | 28.90 | 78.47
  Sambhal | 28.58 | 78.57
  Hapur | 28.73 | 77.78
  Bulandshahr | 28.41 | 77.85
  Bulandshahar | 28.41 | 77.85
  Baghpat | 28.94 | 77.22
  Shamli | 29.45 | 77.31
  Hathras | 27.60 | 78.05
  Etah | 27.56 | 78.66
  Kasganj | 27.81 | 78.65
  Mainpuri | 27.23 | 79.02
  Firozabad | 27.15 | 78.40
  Farrukhabad | 27.39 | 79.58
  Auraiya | 26.47 | 79.51
  Fatehpur | 25.93 | 80.81
  Banda | 25.48 | 80.33
  Mahoba | 25.29 | 79.87
  Lalitpur | 24.69 | 78.41
  Orai | 25.99 | 79.45
  Pratapgarh | 25.90 | 81.95
  Kaushambi | 25.53 | 81.38
  Bettiah | 26.80 | 84.50
  Siwan | 26.22 | 84.36
  Gopalganj | 26.47 | 84.44
  Hajipur | 25.69 | 85.21
  Samastipur | 25.86 | 85.78
  Begusarai | 25.42 | 86.13
  Khagaria | 25.50 | 86.47
  Saharsa | 25.88 | 86.60
  Supaul | 26.12 | 86.60
  Madhepura | 25.92 | 86.79
  Purnia | 25.78 | 87.47
  Purnea | 25.78 | 87.47
  Katihar | 25.54 | 87.57
  Kishanganj | 26.10 | 87.95
  Araria | 26.15 | 87.52
  Madhubani | 26.35 | 86.07
  Arrah | 25.56 | 84.66
  Ara | 25.56 | 84.66
  Buxar | 25.56 | 83.98
  Sasaram | 24.95 | 84.03
  Jehanabad | 25.21 | 84.99
  Nawada | 24.88 | 85.54
  Sheikhpura | 25.14 | 85.85
  Lakhisarai | 25.17 | 86.09
  Munger | 25.37 | 86.47
  Monghyr | 25.37 | 86.47
  Jamui | 24.92 | 86.22
  Banka | 24.89 | 86.92
  Raxaul | 26.98 | 84.85
  Bagaha | 27.10 | 84.09
  Dehri | 24.91 | 84.18
  Bihar Sharif | 25.20 | 85.52
  Biharsharif | 25.20 | 85.52
  Danapur | 25.63 | 85.05
  Barh | 25.48 | 85.71
  Mokama | 25.40 | 85.92
  Daltonganj | 24.03 | 84.07
  Dumka | 24.27 | 87.25
  Giridih | 24.19 | 86.30
  Chaibasa | 22.55 | 85.81
  Gumla | 23.04 | 84.54
  Lohardaga | 23.43 | 84.68
  Simdega | 22.61 | 84.50
  Pakur | 24.63 | 87.84
  Godda | 24.83 | 87.21
  Sahibganj | 25.24 | 87.64
  Koderma | 24.47 | 85.59
  Chatra | 24.21 | 84.87
  Latehar | 23.74 | 84.50
  Ramgarh | 23.63 | 85.51
  Khunti | 23.07 | 85.28
  Jamtara | 23.96 | 86.80
  Rampur | 28.81 | 79.03
  Rampur UP | 28.81 | 79.03
  Mughalsarai | 25.28 | 83.12
  Ferozepur | 30.93 | 74.61
  Ropar | 30.97 | 76.53
  Bhatinda | 30.21 | 74.95
  Hoshiarpur | 31.53 | 75.91
  Gurdaspur | 32.04 | 75.41
  Kapurthala | 31.38 | 75.38
  Moga | 30.82 | 75.17
  Muktsar | 30.47 | 74.52
  Faridkot | 30.67 | 74.76
  Fazilka | 30.40 | 74.03
  Barnala | 30.38 | 75.55
  Mansa | 29.99 | 75.39
  Sangrur | 30.25 | 75.84
  Tarn Taran | 31.45 | 74.93
  Solan | 30.91 | 77.10
  Nahan | 30.56 | 77.29
  Dharamshala | 32.22 | 76.32
  Dharamsala | 32.22 | 76.32
  Mandi | 31.71 | 76.93
  Kotdwar | 29.75 | 78.53
  Mussoorie | 30.46 | 78.07
  Pithoragarh | 29.58 | 80.22
  Almora | 29.60 | 79.66
  Bageshwar | 29.84 | 79.77
  Champawat | 29.34 | 80.09
  Uttarkashi | 30.73 | 78.45
  Bhuj | 23.25 | 69.67
  Himmatnagar | 23.60 | 72.96
  Himatnagar | 23.60 | 72.96
  Modasa | 23.46 | 73.30
  Godhra | 22.78 | 73.61
  Dahod | 22.84 | 74.26
  Nadiad | 22.69 | 72.86
  Anand | 22.56 | 72.95
  Amreli | 21.60 | 71.22
  Botad | 22.17 | 71.67
  Morbi | 22.82 | 70.84
  Surendranagar | 22.73 | 71.64
  Wankaner | 22.61 | 70.94
  Vapi | 20.37 | 72.90
  Khandwa | 21.83 | 76.35
  Burhanpur | 21.31 | 76.23
  Chhatarpur | 24.91 | 79.58
  Damoh | 23.83 | 79.44
  Panna | 24.72 | 80.19
  Tikamgarh | 24.74 | 78.83
  Guna | 24.65 | 77.31
  Ashoknagar | 24.58 | 77.73
  Sehore | 23.20 | 77.08
  Raisen | 23.33 | 77.79
  Shajapur | 23.43 | 76.27
  Dewas | 22.97 | 76.05
  Dhar | 22.60 | 75.30
  Alirajpur | 22.30 | 74.36
  Narsinghpur | 22.95 | 79.19
  Dindori | 22.94 | 81.08
  Umaria | 23.53 | 80.84
  Anuppur | 23.10 | 81.69
  Singrauli | 24.20 | 82.67
  Sheopur | 25.67 | 76.70
  Kawardha | 22.02 | 81.23
  Dhamtari | 20.71 | 81.55
  Kanker | 20.27 | 81.49
  Dantewada | 18.90 | 81.35
  Janjgir | 22.01 | 82.58
  Champa | 22.04 | 82.65
  Beed | 18.99 | 75.76
  Hingoli | 19.72 | 77.15
  Washim | 20.11 | 77.13
  Wardha | 20.75 | 78.60
  Bhandara | 21.17 | 79.65
  Gondia | 21.46 | 80.20
  Palghar | 19.70 | 72.77
  Baramati | 18.15 | 74.58
  Ichalkaranji | 16.69 | 74.46
  Malegaon | 20.55 | 74.53
  Bhusawal | 21.05 | 75.79
  Sangamner | 19.58 | 74.21
  Miraj | 16.83 | 74.65
  Karad | 17.29 | 74.18
  Lonavala | 18.75 | 73.41
  Angul | 20.84 | 85.10
  Bargarh | 21.33 | 83.62
  Jharsuguda | 21.86 | 84.01
  Sundargarh | 22.12 | 84.03
  Keonjhar | 21.63 | 85.58
  Baripada | 21.93 | 86.73
  Bhadrak | 21.06 | 86.50
  Kendrapara | 20.50 | 86.42
  Nayagarh | 20.13 | 85.10
  Phulbani | 20.48 | 84.23
  Koraput | 18.81 | 82.71
  Rayagada | 19.17 | 83.42
  Malkangiri | 18.35 | 81.90
  Bhawanipatna | 19.91 | 83.17
  Balangir | 20.71 | 83.48
  Bolangir | 20.71 | 83.48
  Berhampur | 19.31 | 84.79
  Balasore | 21.49 | 86.93
  Bardhaman | 23.24 | 87.86
  Burdwan | 23.24 | 87.86
  Midnapore | 22.42 | 87.32
  Medinipur | 22.42 | 87.32
  Bankura | 23.23 | 87.07
  Purulia | 23.33 | 86.37
  Bolpur | 23.67 | 87.69
  Krishnanagar | 23.40 | 88.50
  Malda | 25.01 | 88.14
  Raiganj | 25.62 | 88.12
  Balurghat | 25.22 | 88.77
  Cooch Behar | 26.32 | 89.45
  Alipurduar | 26.49 | 89.53
  Kalimpong | 27.06 | 88.47
  Barasat | 22.72 | 88.48
  Diamond Harbour | 22.19 | 88.19
  Jorhat | 26.76 | 94.20
  Nagaon | 26.35 | 92.69
  Tinsukia | 27.49 | 95.36
  Sivasagar | 26.98 | 94.64
  Barpeta | 26.32 | 91.00
  Dhubri | 26.02 | 89.98
  Goalpara | 26.17 | 90.62
  Karimganj | 24.87 | 92.36
  Hailakandi | 24.68 | 92.57
  Bongaigaon | 26.48 | 90.56
  Nalbari | 26.44 | 91.44
  Tawang | 27.59 | 91.87
  Ziro | 27.55 | 93.83
  Pasighat | 28.07 | 95.33
  Tura | 25.51 | 90.22
  Jowai | 25.45 | 92.20
  Dimapur | 25.91 | 93.73
  Mokokchung | 26.32 | 94.51
  Churachandpur | 24.33 | 93.68
  Lunglei | 22.89 | 92.73
  Udaipur, Tripura | 23.53 | 91.48
  Kailashahar | 24.33 | 92.00
  Adilabad | 19.67 | 78.53
  Nalgonda | 17.05 | 79.27
  Khammam | 17.25 | 80.15
  Mahbubnagar | 16.74 | 77.99
  Mahabubnagar | 16.74 | 77.99
  Siddipet | 18.10 | 78.85
  Medak | 18.05 | 78.26
  Suryapet | 17.14 | 79.62
  Srikakulam | 18.30 | 83.90
  Vizianagaram | 18.11 | 83.40
  Eluru | 16.71 | 81.10
  Ongole | 15.51 | 80.05
  Kadapa | 14.47 | 78.82
  Cuddapah | 14.47 | 78.82
  Anantapur | 14.68 | 77.60
  Chittoor | 13.22 | 79.10
  Machilipatnam | 16.19 | 81.14
  Tenali | 16.24 | 80.64
  Bhimavaram | 16.54 | 81.52
  Hindupur | 13.83 | 77.49
  Puttaparthi | 14.17 | 77.81
  Hassan | 13.01 | 76.10
  Mandya | 12.52 | 76.90
  Kolar | 13.14 | 78.13
  Chikkaballapur | 13.44 | 77.73
  Chitradurga | 14.23 | 76.40
  Davangere | 14.46 | 75.92
  Haveri | 14.79 | 75.40
  Gadag | 15.43 | 75.63
  Bagalkot | 16.18 | 75.70
  Bijapur | 16.83 | 75.71
  Bidar | 17.91 | 77.52
  Raichur | 16.21 | 77.36
  Koppal | 15.35 | 76.15
  Karwar | 14.81 | 74.13
  Madikeri | 12.42 | 75.74
  Chamarajanagar | 11.92 | 76.94
  Ramanagara | 12.72 | 77.28
  Hospet | 15.27 | 76.39
  Dharwad | 15.46 | 75.01
  Tuticorin | 8.76 | 78.13
  Thoothukudi | 8.76 | 78.13
  Nagercoil | 8.18 | 77.43
  Kanyakumari | 8.08 | 77.55
  Virudhunagar | 9.58 | 77.96
  Sivakasi | 9.45 | 77.80
  Ramanathapuram | 9.37 | 78.83
  Sivaganga | 9.85 | 78.48
  Karaikudi | 10.07 | 78.77
  Pudukkottai | 10.38 | 78.82
  Nagapattinam | 10.77 | 79.84
  Tiruvarur | 10.77 | 79.64
  Mayiladuthurai | 11.10 | 79.65
  Cuddalore | 11.75 | 79.77
  Villupuram | 11.94 | 79.49
  Dharmapuri | 12.13 | 78.16
  Krishnagiri | 12.53 | 78.21
  Hosur | 12.74 | 77.83
  Namakkal | 11.22 | 78.17
  Karur | 10.96 | 78.08
  Perambalur | 11.23 | 78.88
  Dindigul | 10.37 | 77.98
  Theni | 10.01 | 77.48
  Ooty | 11.41 | 76.70
  Udhagamandalam | 11.41 | 76.70
  Pollachi | 10.66 | 77.01
  Kanchi | 12.83 | 79.70
  Kottayam | 9.59 | 76.52
  Pathanamthitta | 9.26 | 76.79
  Idukki | 9.85 | 76.97
  Malappuram | 11.07 | 76.07
  Kasaragod | 12.50 | 74.99
  Kalpetta | 11.61 | 76.08
  Wayanad | 11.61 | 76.08
  Palghat | 10.78 | 76.65
  Port Blair | 11.67 | 92.74
  Kavaratti | 10.57 | 72.64
  Diu | 20.71 | 70.98
  Silvassa | 20.27 | 73.01
  Kargil | 34.56 | 76.13
  Anantnag | 33.73 | 75.15
  Baramulla | 34.20 | 74.34
  Udhampur | 32.93 | 75.14
  Kathua | 32.37 | 75.52
  Poonch | 33.77 | 74.09
  Rajouri | 33.38 | 74.31
  Doda | 33.15 | 75.55
  Kishtwar | 33.31 | 75.77
  Portland, Oregon | 45.52 | -122.68
  Portland, Maine | 43.66 | -70.26
  Cambridge, UK | 52.2 | 0.12
  Cambridge, Massachusetts | 42.37 | -71.11
  Birmingham, UK | 52.48 | -1.9
  Springfield, Illinois | 39.8 | -89.64
  London | 51.51 | -0.13
  London, Ontario | 42.98 | -81.23
  Paris, Texas | 33.66 | -95.56
  San Jose, California | 37.34 | -121.89
  Georgetown, Guyana | 6.8 | -58.16
  Santiago | -33.46 | -70.65
  Munich | 48.14 | 11.58
  München | 48.14 | 11.58
  Köln | 50.93 | 6.95
  Cologne | 50.93 | 6.95
  Peking | 39.91 | 116.4
  Rangoon | 16.8 | 96.16
  Saigon | 10.82 | 106.63
  Kiev | 50.45 | 30.52
  Florence, Italy | 43.77 | 11.25
  Vienna | 48.21 | 16.37
  Prague | 50.09 | 14.42
  Cairo | 30.06 | 31.25
  Lagos | 6.45 | 3.39
  Sao Paulo | -23.55 | -46.64
  Mexico City | 19.43 | -99.13
  Bogota | 4.61 | -74.08
  Reykjavik | 64.14 | -21.9
  Colombo | 6.93 | 79.85
  Kandy | 7.29 | 80.64
  Biratnagar | 26.46 | 87.28
  Lahore | 31.56 | 74.35
  Dhaka | 23.71 | 90.41
  Nairobi | -1.29 | 36.82
  Suva | -18.14 | 178.44
  Nadi | -17.8 | 177.42
  Port Louis | -20.16 | 57.5
  Edison, New Jersey | 40.52 | -74.41
  Edison NJ | 40.52 | -74.41
  Fremont, CA | 37.55 | -121.99
  Sunnyvale | 37.37 | -122.04
  Slough | 51.51 | -0.6
  Southall | 51.51 | -0.38
  Wembley | 51.55 | -0.3
  Harrow | 51.58 | -0.33
  Mississauga | 43.58 | -79.66
  Brampton | 43.68 | -79.76
  Surrey, BC | 49.11 | -122.83
  Dandenong | -37.98 | 145.21
  110001 | 28.63 | 77.22
  221001 | 25.32 | 83.0
  400001 | 18.94 | 72.84
  800001 | 25.61 | 85.14
  277211 | 25.82 | 84.30
  560001 | 12.97 | 77.6
`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()))
  .map(([text = '', latitude, longitude]) => [text, Number(latitude), Number(longitude)] as const);
